// Problems that differ in nothing but their place are one piece of news: the first is shown, and the others are counted.
import type { Diagnostic } from '../../generator/index.ts';

/** A problem, and others of the same kind with the same words. */
export interface Alike {
  readonly first: Diagnostic;
  readonly others: readonly Diagnostic[];
}

/** From this many problems on, people want to read of them once. */
const MANY = 4;

const severities = ['error', 'warning', 'info'] as const;

/** Problems with the same key need the same correction; a text that is too short is that by any number of characters. */
const keyOf = ({ code, severity, message, advice }: Diagnostic): string =>
  [code, severity, message.replace(/\d+/g, '0'), advice.replace(/\d+/g, '0')].join('\n');

/** Returns problems with the gravest first, and those that are alike as one. */
export function groupAlike(diagnostics: readonly Diagnostic[]): readonly Alike[] {
  const groups = new Map<string, Diagnostic[]>();
  for (const severity of severities)
    for (const diagnostic of diagnostics.filter((one) => one.severity === severity)) {
      const key = keyOf(diagnostic);
      groups.set(key, [...(groups.get(key) ?? []), diagnostic]);
    }
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group;
    if (!first) return [];
    return group.length < MANY ? group.map((one): Alike => ({ first: one, others: [] })) : [{ first, others }];
  });
}

/** Returns problems with the gravest first, each by itself. */
export const each = (diagnostics: readonly Diagnostic[]): readonly Alike[] =>
  severities.flatMap((severity) =>
    diagnostics.filter((one) => one.severity === severity).map((first): Alike => ({ first, others: [] })),
  );
