// What was found in the site and the caches, in words for whoever builds: what is wrong, and what was done or is to be done.
import type { DoctorResult, Finding } from '../../generator/index.ts';

interface View {
  /** The output folder as it was named. */
  readonly out: string;
  readonly isDry: boolean;
}

const nouns: Readonly<Record<Finding['store'], string>> = {
  site: 'the site',
  copy: 'the copy of the site from which the next build begins',
  programs: 'a compiled program',
  bundles: 'the bundled code of the site',
  schemas: 'the compiled schemas',
  pictures: 'a picture',
  records: 'what is known of the content or the site',
};

/** Problems of the whole site. */
const wholes: Partial<Record<Finding['fault'], string>> = {
  interrupted: 'was set aside by a build that was stopped',
  busy: 'is being built just now',
  'without record': 'has lost the record of its files',
};

const faults: Readonly<Record<Finding['fault'], string>> = {
  ...{ interrupted: '', busy: '', 'without record': '' },
  damaged: 'is damaged',
  changed: 'was changed since it was published',
  missing: 'is missing',
  unreadable: 'cannot be read',
};

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function subjectOf({ store, entry, fault }: Finding, { out }: View): string {
  if (store === 'copy') return `${capital(nouns.copy)} is damaged`;
  if (store !== 'site') return `${capital(nouns[store])} ${faults[fault]} (${entry})`;
  const whole = wholes[fault];
  return whole === undefined ? `${out}/${entry} ${faults[fault]}` : `${capital(nouns.site)} in ${out} ${whole}`;
}

function deedOf({ fault, remedy, isDone }: Finding): string {
  if (fault === 'busy') return 'wait until that has ended, and ask again';
  if (remedy === 'owner') return 'allow this user to read and remove it';
  if (remedy === 'build') return 'prospectus build makes it again';
  if (remedy === 'remove') return isDone ? 'removed; it is made again when it is needed' : 'it can be removed';
  return isDone ? 'restored' : 'it can be restored';
}

function summaryOf({ findings, hasSite }: DoctorResult, { out, isDry }: View): string {
  const site = hasSite ? `The site in ${out} and the caches are` : `There is no built site in ${out}. The caches are`;
  if (findings.length === 0) return `${site} as they were written.`;
  const left = findings.filter(({ isDone }) => !isDone).length;
  if (left === 0) return 'All of it was repaired.';
  return isDry
    ? 'Nothing was changed: prospectus doctor without --dry-run repairs what it can.'
    : `To be done: ${left}.`;
}

/** Returns the report, a line for each finding and one for the whole. */
export function doctorReport(result: DoctorResult, view: View): string {
  const lines = result.findings.map((finding) => `${subjectOf(finding, view)}: ${deedOf(finding)}.`);
  return [...lines, summaryOf(result, view), ''].join('\n');
}
