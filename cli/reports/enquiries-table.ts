import type { Received } from '../../generator/index.ts';
import { printable } from './display.ts';
import { textTable } from './text-table.ts';

const MAX_CHARACTERS = 40;
/** As many characters of an id as `enquiries delete` needs. */
const ID = 8;
/** A field that people cannot see: only robots fill it in. */
const TRAP = 'website';

function short(value: unknown): string {
  const text = typeof value === 'string' ? printable(value).trim() : '';
  const characters = [...text];
  return characters.length > MAX_CHARACTERS ? `${characters.slice(0, MAX_CHARACTERS - 1).join('')}…` : text;
}

/** What is unusual about it. */
function remarkOf(trap: unknown, ignored = 0): string {
  const left = ignored > 0 ? `${ignored} ${ignored === 1 ? 'field' : 'fields'} not kept` : '';
  return [short(trap) && 'robot?', left].filter(Boolean).join(', ');
}

function row({ id, receivedAt, submission, ignored }: Received): readonly string[] {
  const { name, firstName, lastName, email, subject, subjectLine, formType, [TRAP]: trap } = submission;
  const who = short(name) || [short(firstName), short(lastName)].filter(Boolean).join(' ');
  const received = short(receivedAt).slice(0, 16).replace('T', ' ');
  return [
    received,
    short(formType),
    who,
    short(email),
    short(subject) || short(subjectLine),
    short(id).slice(0, ID),
    remarkOf(trap, ignored),
  ];
}

/** Returns enquiries as a table for people, one line each. Times are in UTC. */
export function enquiriesTable(enquiries: readonly Received[]): string {
  return textTable([['Received (UTC)', 'Form', 'Name', 'Email', 'Subject', 'Id', ''], ...enquiries.map(row)]);
}
