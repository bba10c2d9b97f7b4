// Runs Vike's build in a separate process, in the project's folder: Vike 0.4 takes an absolute output folder for a
// relative one unless it begins like the working directory, and the memory is released when the process ends. Takes one
// argument as JSON: {"base": "/", "outDir": "a folder relative to the project's"}.
import process from 'node:process';

process.env.NODE_ENV = 'production';
const { build } = await import('vike/api');
const { base, outDir } = JSON.parse(process.argv[2] ?? '{}');

await build({ viteConfig: { base, logLevel: 'error', build: { outDir } } });
// Vike leaves handles open.
process.exit();
