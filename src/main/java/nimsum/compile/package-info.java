/** The compiler of the JDK on sources in memory. */
package nimsum.compile;
