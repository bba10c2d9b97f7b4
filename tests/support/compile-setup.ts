// Runs before the tests of a project: those that start the command line test the sources of today.
import { compile } from '../../release/compile.js';

export default async function setUp(): Promise<void> {
  await compile();
}
