// Runs Vike's build in a process of its own, in the project's folder: Vike 0.4 takes an absolute output folder for
// a relative one unless it begins like the working directory, and its memory is given back when it is done.
// Called with a JSON argument: {"base": "/", "outDir": "a folder relative to the project's"}.
import process from 'node:process';

process.env.NODE_ENV = 'production';
const { build } = await import('vike/api');
const { base, outDir } = JSON.parse(process.argv[2] ?? '{}');

await build({ viteConfig: { base, logLevel: 'error', build: { outDir } } });
// Vike is known to leave handles open.
process.exit();
