/**
 * Games and solutions in a page. All of it is compiled to JavaScript, with the rules, the coaches and the solutions of
 * the problems, so it knows neither files nor a clock; a test holds that a browser comes to the same as a JVM.
 */
package nimsum.board;
