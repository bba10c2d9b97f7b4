import type { Problem } from '../generator/editor/protocol.ts';

/** Problems in the words of the check, which are English. */
export function Problems({ id, problems }: { readonly id?: string; readonly problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <ul className="problems" id={id} lang="en" dir="ltr">
      {problems.map(({ code, severity, message, advice }, index) => (
        <li key={index} className={severity} title={code}>
          <strong>{message}</strong> {advice}
        </li>
      ))}
    </ul>
  );
}
