// All problems of the content, in a popover: each leads to its field, where its file has a form.
import { useId } from 'react';
import type { Problem } from '../generator/editor/protocol.ts';
import { useEditing } from './edit-context.ts';
import { useSay } from './words.ts';

const Words = ({ message, advice, file }: Problem) => (
  <>
    <strong>{message}</strong> <span>{advice}</span> <small>{file}</small>
  </>
);

export function ProblemList() {
  const { state, go } = useEditing();
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
        <ul lang="en" dir="ltr">
          {problems.map((problem, index) => (
            <li key={index} className={problem.severity}>
              {state.entries.some((one) => one.file === problem.file) ? (
                <button
                  type="button"
                  className="entry"
                  popoverTarget={id}
                  popoverTargetAction="hide"
                  onClick={() => go({ kind: 'file', file: problem.file, pointer: problem.pointer })}
                >
                  <Words {...problem} />
                </button>
              ) : (
                <Words {...problem} />
              )}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
