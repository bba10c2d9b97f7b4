// Results made by hand for the tests of reports.
import type { CheckResult, Diagnostic, Location } from '../../../generator/index.ts';

interface Range {
  readonly file?: string;
  readonly from: readonly [line: number, column: number];
  readonly to: readonly [line: number, column: number];
}

/** Makes a location from pairs of line and column. */
export function locationAt({ file = 'courses/capm.yaml', from, to }: Range): Location {
  const [start, end] = [from, to].map(([line, column]) => ({ line, column }));
  if (!start || !end) throw new Error('A range has two ends.');
  return { file, pointer: '/level', start, end };
}

/** A problem in `courses/capm.yaml`, with the given fields changed. */
export function diagnosticWith(changes: Partial<Diagnostic>): Diagnostic {
  return {
    code: 'schema/not-allowed',
    severity: 'error',
    message: 'The level "Expert" is not one of the choices.',
    advice: 'Did you mean "Advanced"?',
    location: locationAt({ from: [2, 8], to: [2, 14] }),
    ...changes,
  };
}

/** A result with these problems, whose only file has this text. */
export function resultWith(
  diagnostics: readonly Diagnostic[],
  text = 'title: CAPM\nlevel: Expert\nprice: 600\n',
): CheckResult {
  return {
    diagnostics,
    files: 3,
    parsed: 3,
    sources: ['courses/capm.yaml', 'schedule.yaml', 'site.yaml'],
    milliseconds: 41.6,
    textOf: (file) => (file === 'courses/capm.yaml' ? text : undefined),
  };
}
