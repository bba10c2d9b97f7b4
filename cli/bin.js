#!/usr/bin/env node
// The executable. Plain JavaScript, so that an old Node.js can still say what it lacks; the program is TypeScript, compiled
// into built/ by "npm ci", by "npm run compile" and for the package.
import { existsSync } from 'node:fs';
import module from 'node:module';
import process from 'node:process';

const program = new URL('../built/main.js', import.meta.url);
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

/** Loads the program, which runs the command. In a checkout whose dependencies came without their scripts, it is compiled first. */
async function load() {
  // The stack trace of a bug names the sources. The package has no source maps, and Node would look for one beside each module.
  if (existsSync(new URL('main.ts', import.meta.url))) process.setSourceMapsEnabled(true);
  module.enableCompileCache?.();
  if (!existsSync(program)) await (await import('../release/compile.js')).compile();
  await import(program);
}

if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(
    `prospectus: this needs Node.js 20.19 or newer, and here is ${process.version}. See https://nodejs.org.\n`,
  );
  process.exitCode = 2;
} else {
  await load().catch((error) => {
    // Errors of the system and of the compiler are clear without a stack trace.
    const isClear = error instanceof Error && ('code' in error || 'errors' in error);
    const advice =
      error?.code === 'EMFILE' || error?.code === 'ENFILE'
        ? 'The system allows too few open files. Raise the limit, for example with "ulimit -n 1024", and run it again.'
        : 'Run "npm ci", or in a checkout "npm run compile".';
    process.stderr.write(
      `prospectus: the program cannot be loaded, so nothing was checked or built. ${advice}\n${isClear ? error.message : error?.stack}\n`,
    );
    process.exitCode = 3;
  });
}
