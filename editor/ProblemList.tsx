// All problems of the content, in a popover: each leads to its field.
import { useId } from 'react';
import { useEditing } from './edit-context.ts';
import { useSay } from './words.ts';

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
          {problems.map(({ file, pointer, message, advice, severity }, index) => (
            <li key={index} className={severity}>
              <button
                type="button"
                className="entry"
                popoverTarget={id}
                popoverTargetAction="hide"
                onClick={() => go({ kind: 'file', file, pointer })}
              >
                <strong>{message}</strong> <span>{advice}</span> <small>{file}</small>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
