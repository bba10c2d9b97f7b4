// A site of a few hundred files in two versions, and a process that publishes them, so that a test can kill it:
//   node publisher.js <out> <version> [<step to die before>] [held]
// One that is held says when it has written its files, and publishes them once it is sent a word.
// The version "both" publishes one after the other for ever.
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { realDisk, type Disk } from '../../../generator/base/disk.ts';
import { openRelease, type Release, type ReleaseOptions } from '../../../generator/build/write/release.ts';
import { writeFileInto } from '../../../generator/build/write/manifest.ts';

export type Version = 'a' | 'b';

const COURSES = 100;

/** Steps that change something: dying before any other step is the same as dying before the next of these. */
const changing = new Set<string | symbol>([
  'copyFileSync',
  'linkSync',
  'mkdirSync',
  'renameSync',
  'rmSync',
  'rmdirSync',
  'symlinkSync',
  'unlinkSync',
  'writeFileSync',
] satisfies (keyof Disk)[]);

/** The files of a version. Most are the same in both; some differ, appear or disappear; one asset has another name. */
export function filesOf(version: Version): Readonly<Record<string, string>> {
  const files: Record<string, string> = {
    'index.html': `home of ${version}`,
    [`assets/entry.${version}.js`]: `entry of ${version}`,
    'assets/font.woff2': 'font',
    [`only-in-${version}/deep/page.html`]: version,
    ...(version === 'a' ? { swap: 'a file' } : { 'swap/index.html': 'a folder' }),
  };
  for (let n = 0; n < COURSES; n++) {
    const state = n % 40 === 0 ? version : 'the same';
    files[`courses/course-${n}.html`] = `course ${n}: ${state}`;
    files[`data/courses/course-${n}.json`] = `{"course":${n},"state":"${state}"}`;
  }
  return files;
}

/** Calls a function before each changing step of a disk, with the number of the step (from 1) and its name. */
export function watchDisk(before: (step: number, name: string) => void): Disk {
  let step = 0;
  return new Proxy(realDisk, {
    get: (target, name) => {
      const call: unknown = Reflect.get(target, name);
      if (!changing.has(name) || typeof call !== 'function') return call;
      return (...args: readonly unknown[]): unknown => {
        before(++step, String(name));
        return Reflect.apply(call, target, args);
      };
    },
  });
}

/** Keeps what has not changed and writes the rest, as a build does. */
export function fill(release: Release, files: Readonly<Record<string, string>>): void {
  for (const [file, content] of Object.entries(files)) {
    if (!release.keep([file], content))
      release.wrote(file, { ...writeFileInto(release.folder, file, content), hash: content });
  }
}

/** Publishes a version; returns the codes of the problems, and whether it was published. */
export async function publishVersion(
  version: Version,
  options: Pick<ReleaseOptions, 'out' | 'disk' | 'onWait'>,
  beforePublishing?: () => Promise<unknown>,
) {
  const { value: release, diagnostics } = await openRelease({ base: '/', version: '1', ...options });
  const codes = diagnostics.map(({ code }) => code);
  if (!release) return { codes, isPublished: false };
  fill(release, filesOf(version));
  await beforePublishing?.();
  const published = await release.publish();
  return {
    codes: [...codes, ...published.diagnostics.map(({ code }) => code)],
    isPublished: published.value !== undefined,
  };
}

async function run([out = '', version = 'a', fatal = '0', held]: readonly string[]): Promise<void> {
  const disk = watchDisk((step) => {
    if (step === Number(fatal)) process.kill(process.pid, 'SIGKILL');
  });
  const onWait = (): void => void process.stdout.write('waits\n');
  process.stdout.write('begins\n');
  if (version === 'a' || version === 'b') {
    const hold = async (): Promise<void> => {
      process.stdout.write('holds\n');
      await once(process.stdin, 'data');
      process.stdin.destroy();
    };
    const { codes } = await publishVersion(version, { out, disk, onWait }, held === undefined ? undefined : hold);
    process.stdout.write(`published ${codes.join(' ')}\n`);
    return;
  }
  for (;;) for (const one of ['a', 'b'] as const) await publishVersion(one, { out, disk, onWait });
}

const isProgram = process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url);
if (isProgram) await run(process.argv.slice(2));
