// Tells how a long build goes: on a terminal in one line that is written over and over and leaves nothing behind,
// elsewhere in a line now and then.
import type { BuildOptions, StageName } from '../../generator/index.ts';
import type { Io } from '../io.ts';
import { type BuildState, progressText } from '../reports/build-progress.ts';

/** What is over before that needs no progress. */
const SHORT_MS = 1000;

/** How often a terminal is told, and how often anybody else. */
const TERMINAL_MS = 100;
const PLAIN_MS = 10_000;

/** A stage that tells nothing of itself still shows that the program is alive. */
const LOOK_MS = 250;

const CLEAR = '\r\u001b[K';

/** What a build is given to tell how it goes, and what is called when it has ended. */
export interface BuildFollower {
  readonly events: Required<Pick<BuildOptions, 'onStages' | 'onProgress' | 'onPictures' | 'onWait'>>;
  end(): void;
}

/** Follows a build. Between `end` and the start nothing else may be said. */
export function followBuild(io: Io, folder: string): BuildFollower {
  const time = (): number => io.now().getTime();
  const isTerminal = io.isTerminal?.err ?? false;
  let state: BuildState = { running: [] };
  let pagesBegun = 0;
  let nextAt = time() + (isTerminal ? SHORT_MS : PLAIN_MS);
  let isShown = false;

  const clear = (): void => {
    if (isShown) io.err(CLEAR);
    isShown = false;
  };
  const look = (): void => {
    const now = time();
    const text = progressText(state);
    if (now < nextAt || text === '') return;
    nextAt = now + (isTerminal ? TERMINAL_MS : PLAIN_MS);
    isShown = isTerminal;
    io.err(isTerminal ? `${CLEAR}${text.slice(0, io.columns - 1)}` : `${text}.\n`);
  };
  const onStages = (running: readonly StageName[]): void => {
    if (running.includes('units') && !state.running.includes('units')) pagesBegun = time();
    state = { ...state, running };
    look();
  };
  const timer = setInterval(look, LOOK_MS);
  timer.unref();
  return {
    events: {
      onStages,
      onProgress: (progress) => {
        state = { ...state, pages: { ...progress, milliseconds: time() - pagesBegun } };
        look();
      },
      onPictures: (pictures) => {
        state = { ...state, pictures };
        look();
      },
      onWait: ({ pid, since }) => {
        clear();
        const at = since.toTimeString().slice(0, 'hh:mm:ss'.length);
        io.err(`Waiting until another build into ${folder} has ended: process ${pid}, since ${at}.\n`);
      },
    },
    end: () => {
      clearInterval(timer);
      clear();
    },
  };
}
