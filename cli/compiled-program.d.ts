/** Returns the URL of the compiled program's main module, which runs the command line when it is imported. */
export function compiledProgram(): Promise<string>;
