/**
 * Turns a theorem into advice, for positions of any size. A problem's {@code Coach} extends {@link nimsum.coach.Coach};
 * {@link nimsum.coach.GreenCoach}, {@link nimsum.coach.NimCoach} and {@link nimsum.coach.BarCoach} are coaches that
 * several problems share, and a {@link nimsum.coach.RetrogradeCoach} knows by a table how many moves are left.
 */
package nimsum.coach;
