import { expect, test } from 'vitest';
import { followBuild } from '../../../cli/commands/run-build.ts';
import type { Io } from '../../../cli/io.ts';

/** A follower with a clock that is set by hand. */
function follow({ isTerminal, columns = 100 }: { readonly isTerminal: boolean; readonly columns?: number }) {
  let milliseconds = 0;
  const said: string[] = [];
  const io: Io = {
    cwd: '/',
    out: () => undefined,
    err: (text) => void said.push(text),
    isColor: { out: false, err: false },
    isTerminal: { out: isTerminal, err: isTerminal },
    columns,
    now: () => new Date(milliseconds),
    untilStopped: async () => undefined,
  };
  const { events, end } = followBuild(io, 'dist');
  return { ...events, end, said, at: (time: number) => void (milliseconds = time) };
}

const CLEAR = '\r\u001b[K';

test('a terminal has one line that is written over, and nothing of it at the end', () => {
  const { onStages, onProgress, end, said, at } = follow({ isTerminal: true });
  onStages(['bundle', 'examine']);
  at(1200);
  onStages(['bundle']);
  at(2000);
  onStages(['units']);
  at(4000);
  onProgress({ done: 200, all: 1000 });
  at(4050);
  onProgress({ done: 205, all: 1000 });
  end();
  expect(said).toEqual([
    `${CLEAR}Bundling the site's code`,
    `${CLEAR}Making pages`,
    `${CLEAR}Making pages: 200 of 1000, 100 pages per second, 8 s left`,
    CLEAR,
  ]);
});

test('a terminal hears nothing of what takes no second', () => {
  const { onStages, onProgress, end, said, at } = follow({ isTerminal: true });
  onStages(['units']);
  at(900);
  onProgress({ done: 40, all: 40 });
  end();
  expect(said).toEqual([]);
});

test('a line is never longer than the terminal is wide', () => {
  const { onStages, end, said, at } = follow({ isTerminal: true, columns: 12 });
  at(1000);
  onStages(['examine']);
  end();
  expect(said).toEqual([`${CLEAR}Reading and`, CLEAR]);
});

test('elsewhere there is a plain line every ten seconds at most', () => {
  const { onStages, onProgress, end, said, at } = follow({ isTerminal: false });
  onStages(['units']);
  for (let second = 1; second <= 125; second++) {
    at(second * 1000);
    onProgress({ done: second * 100, all: 20_000 });
  }
  end();
  expect(said).toHaveLength(12);
  expect(said[0]).toBe('Making pages: 1000 of 20000, 100 pages per second, 3 min 10 s left.\n');
  expect(said[11]).toBe('Making pages: 12000 of 20000, 100 pages per second, 1 min 20 s left.\n');
});

test('a command that waits for another build says for which', () => {
  const { onWait, end, said } = follow({ isTerminal: false });
  onWait({ pid: 4711, since: new Date(2025, 10, 1, 8, 5, 9) });
  end();
  expect(said).toEqual(['Waiting for another build into dist to finish: process 4711, since 08:05:09.\n']);
});

test('where only pictures are still being made, a build says how many', () => {
  const { onStages, onPictures, said, at, end } = follow({ isTerminal: false });
  onStages(['pictures']);
  at(11_000);
  onPictures({ done: 40, all: 165 });
  end();
  expect(said).toEqual(['Making pictures: 40 of 165.\n']);
});
