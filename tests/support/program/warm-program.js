// The compiled program in a process that runs one command after another. Each is a new instance of the program's first module,
// which reads the arguments and ends the process, as for a user; what it imports has been loaded by the first command.
import { readFileSync } from 'node:fs';
import process from 'node:process';

const main = new URL('../../../built/main.js', import.meta.url);
const [, place] = /^import '(.*)';$/m.exec(readFileSync(main, 'utf8'));
const [node, self] = process.argv;
const exit = process.exit.bind(process);
let commands = 0;

/** Runs a command; returns its exit code and what it has printed. */
async function run(args) {
  const said = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'])
    process[name].write = (text, done) => {
      said[name] += text;
      done?.();
      return true;
    };
  process.argv = [node, self, ...args];
  process.exitCode = undefined;
  const ended = new Promise((resolve) => (process.exit = resolve));
  commands++;
  await import(`${new URL(place, main)}?${commands}`);
  await ended;
  // Each instance listens to these.
  process.removeAllListeners('uncaughtException');
  process.stdout.removeAllListeners('error');
  return { code: process.exitCode, ...said };
}

process.setSourceMapsEnabled(true);
process.once('disconnect', () => exit());
process.on('message', (args) => void run(args).then((answer) => process.send(answer)));
