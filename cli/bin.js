#!/usr/bin/env node
// The executable. Plain JavaScript, so that an old Node.js can still say what it lacks; the rest is TypeScript,
// compiled when it has changed.
import process from 'node:process';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

/** Returns what to print of an error: errors of the system and the compiler are clear without a stack trace. */
async function describe(error, program) {
  if (error instanceof Error && ('code' in error || 'errors' in error)) return error.message;
  try {
    const { traceOf } = await import(new URL('source-trace.mjs', program).href);
    return traceOf(error);
  } catch {
    return error?.stack;
  }
}

if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(
    `prospectus: this needs Node.js 20.19 or newer, and here is ${process.version}. See https://nodejs.org.\n`,
  );
  process.exitCode = 2;
} else {
  let program;
  try {
    const { compiledProgram } = await import('./compiled-program.js');
    program = await compiledProgram();
    await import(program);
  } catch (error) {
    process.stderr.write(
      `prospectus: the program cannot be compiled or loaded, so nothing was checked or built. It needs room and leave to write, in ${process.env.PROSPECTUS_CACHE || 'its folder .prospectus'} or in the system's folder for temporary files, and enough open files (ulimit -n).\n${await describe(error, program)}\n`,
    );
    process.exitCode = 3;
  }
}
