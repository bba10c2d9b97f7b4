#!/usr/bin/env node
// The executable. Plain JavaScript, so that an old Node.js can still say what it lacks; the rest is TypeScript,
// compiled when it has changed.
import process from 'node:process';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(
    `prospectus: this needs Node.js 20.19 or newer, and here is ${process.version}. See https://nodejs.org.\n`,
  );
  process.exitCode = 2;
} else {
  const { compiledProgram } = await import('./compiled-program.js');
  await import(await compiledProgram());
}
