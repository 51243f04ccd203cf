/**
 * The compiler of the JDK on sources in memory, and what it says of the names in them.
 */
package nimsum.compile;
