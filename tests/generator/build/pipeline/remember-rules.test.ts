// Findings of the rules between files are remembered, whatever they are, as long as nothing has changed that they depend on.
import { expect, test } from 'vitest';
import { ruleMemory } from '../../../../generator/build/pipeline/check.ts';
import type { FolderRecord } from '../../../../generator/cache/record.ts';
import { startOf, type Diagnostic } from '../../../../generator/model/diagnostic.ts';
import type { Examined } from '../../../../generator/model/content.ts';

/** A record that is kept in memory. */
function recordInMemory(): FolderRecord {
  const parts = new Map<string, readonly string[]>();
  return {
    read: (part) => ({ lines: parts.get(part) ?? [], written: 0 }),
    keep: (part, lines) => void parts.set(part, lines),
    append: () => undefined,
    isDamaged: () => false,
  };
}

const examined = (hashes: Readonly<Record<string, string>>): readonly Examined[] =>
  Object.entries(hashes).map(([file, hash]) => ({
    source: { file, kind: 'course', text: '', data: {}, media: [], hash },
    isValid: true,
    links: [],
    outline: '',
    diagnostics: [],
  }));

const finding = (file: string, related?: string): Diagnostic => ({
  code: 'link/unrecorded-address',
  severity: 'info',
  message: 'It is not recorded.',
  advice: 'Record it.',
  location: startOf(file),
  ...(related === undefined ? {} : { related: [{ note: 'Here too.', location: startOf(related) }] }),
});

const files = { 'courses/a.yaml': '1', 'courses/b.yaml': '2', 'courses/c.yaml': '3' };
const found = [finding('courses/a.yaml', 'courses/b.yaml'), finding('media/x.jpg')];
const day = '2026-01-01';

test.each([
  { says: 'nothing was found', findings: [] },
  { says: 'there are warnings', findings: found },
])('the rules are not applied again where $says', ({ findings }) => {
  const record = recordInMemory();
  const first = ruleMemory(record, 'state', examined(files));
  expect(first.recall(day)).toBeUndefined();
  first.keep(day, findings);
  expect(ruleMemory(record, 'state', examined({ ...files, 'courses/c.yaml': '4' })).recall(day)).toEqual(findings);
});

test.each([
  { says: 'what they can see has changed', state: 'other', now: files, today: day },
  { says: 'another day has come', state: 'state', now: files, today: '2026-01-02' },
  {
    says: 'the text of a named file has changed',
    state: 'state',
    now: { ...files, 'courses/a.yaml': '9' },
    today: day,
  },
  { says: 'that of a related file has', state: 'state', now: { ...files, 'courses/b.yaml': '9' }, today: day },
])('they are applied again where $says', ({ state, now, today }) => {
  const record = recordInMemory();
  ruleMemory(record, 'state', examined(files)).keep(day, found);
  expect(ruleMemory(record, state, examined(now)).recall(today)).toBeUndefined();
});

test('very many findings are not kept', () => {
  const record = recordInMemory();
  const many = Array.from({ length: 1001 }, () => finding('courses/a.yaml'));
  ruleMemory(record, 'state', examined(files)).keep(day, many);
  expect(ruleMemory(record, 'state', examined(files)).recall(day)).toBeUndefined();
});
