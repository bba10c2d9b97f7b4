// Problems of the content: each leads to its field, where its file has a form. In the bar, all of them in a popover.
import { useId } from 'react';
import type { Problem } from '../generator/editor/protocol.ts';
import { useEditing } from './edit-context.ts';
import { useSay } from './words.ts';

interface LinksProps {
  readonly problems: readonly Problem[];
  /** The popover that they are in, which is closed when one is chosen. */
  readonly popover?: string;
  readonly onGo?: () => void;
}

/** Problems in the words of the check, which are English. */
export function ProblemLinks({ problems, popover, onGo }: LinksProps) {
  const { state, go } = useEditing();
  return (
    <ul lang="en" dir="ltr" className="problem-links">
      {problems.map((problem, index) => {
        const { message, advice, file, pointer, severity } = problem;
        const words = (
          <>
            <strong>{message}</strong> <span>{advice}</span> <small>{file}</small>
          </>
        );
        const open = (): void => {
          go({ kind: 'file', file, pointer });
          onGo?.();
        };
        return (
          <li key={index} className={severity}>
            {state.entries.some((one) => one.file === file) ? (
              <button
                type="button"
                className="entry"
                popoverTarget={popover}
                popoverTargetAction={popover === undefined ? undefined : 'hide'}
                onClick={open}
              >
                {words}
              </button>
            ) : (
              words
            )}
          </li>
        );
      })}
    </ul>
  );
}

export function ProblemList() {
  const { state, act } = useEditing();
  const say = useSay();
  const id = useId();
  const problems = state.problems.filter(({ severity }) => severity !== 'info');
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const label = problems.length === 0 ? say('noProblems') : say('problemsOf', { count: problems.length });
  return (
    <>
      <button type="button" popoverTarget={id} className={errors > 0 ? 'has-errors' : ''}>
        {label}
      </button>
      <div id={id} popover="auto" className="problem-list" aria-label={say('problems')} role="region">
        {state.correctable > 0 && (
          <button type="button" popoverTarget={id} popoverTargetAction="hide" onClick={() => void act('correct')}>
            {say('correct', { count: state.correctable })}
          </button>
        )}
        <ProblemLinks problems={problems} popover={id} />
      </div>
    </>
  );
}
