// Runs before the tests of a project: those that start the command line test the sources of today.
import { compile } from '../../release/compile.js';

/** One for all projects: each of them loads this module again. */
const shared = globalThis as { compiledForTests?: Promise<string> };

export default async function setUp(): Promise<void> {
  await (shared.compiledForTests ??= compile());
}
