// Shows the progress of a long build: on a terminal in a single line that is overwritten and finally erased, elsewhere
// in a line now and then.
import type { BuildOptions, StageName } from '../../generator/index.ts';
import type { Io } from '../io.ts';
import { type BuildState, progressText } from '../reports/build-progress.ts';

/** A build shorter than this shows no progress. */
const SHORT_MS = 1000;

/** The interval of updates on a terminal, and elsewhere. */
const TERMINAL_MS = 100;
const PLAIN_MS = 10_000;

/** Shows that the program is alive during stages that report no progress. */
const HEARTBEAT_MS = 250;

const CLEAR = '\r\u001b[K';

/** The callbacks for a build's progress, and a function to call when it has ended. */
export interface BuildFollower {
  readonly events: Required<Pick<BuildOptions, 'onStages' | 'onProgress' | 'onPictures' | 'onWait'>>;
  end(): void;
}

/** Shows the progress of a build. Nothing else may be printed until `end` is called. */
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
  const show = (): void => {
    const now = time();
    const text = now < nextAt ? '' : progressText(state);
    if (text === '') return;
    nextAt = now + (isTerminal ? TERMINAL_MS : PLAIN_MS);
    isShown = isTerminal;
    io.err(isTerminal ? `${CLEAR}${text.slice(0, io.columns - 1)}` : `${text}.\n`);
  };
  const onStages = (running: readonly StageName[]): void => {
    if (running.includes('units') && !state.running.includes('units')) pagesBegun = time();
    state = { ...state, running };
    show();
  };
  const timer = setInterval(show, HEARTBEAT_MS);
  timer.unref();
  return {
    events: {
      onStages,
      onProgress: (progress) => {
        state = { ...state, pages: { ...progress, milliseconds: time() - pagesBegun } };
        show();
      },
      onPictures: (pictures) => {
        state = { ...state, pictures };
        show();
      },
      onWait: ({ pid, since }) => {
        clear();
        const at = since.toTimeString().slice(0, 'hh:mm:ss'.length);
        io.err(`Waiting for another build into ${folder} to finish: process ${pid}, since ${at}.\n`);
      },
    },
    end: () => {
      clearInterval(timer);
      clear();
    },
  };
}
