/**
 * What the tools share that call the compiler of the JDK: {@link nimsum.compile.SourceText}, a source in memory. It knows
 * nothing but Java.
 */
package nimsum.compile;
