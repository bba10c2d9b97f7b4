import { digest } from '../../base/digest.ts';
import type { AllNames, Names } from './names.ts';

/** What is right besides the names: pages known by a number and, for links, whatever the check alone can judge. */
const further: Readonly<Record<string, string>> = {
  address: '^/[^ ?#]+/[0-9]+$',
  document: '^/media/[^ ]+$',
  captions: '^/media/[^ ]+$',
  video: '^(https://[^ ]+|/media/[^ ]+)$',
  target: '^(#[^ ]+|https?://[^ ]+|mailto:[^ ]+|tel:[^ ]+|/media/[^ ]+|/[^ ?#]+/[0-9]+|/[^ ?#]*[?#][^ ]*)$',
};

/** A text that is one of these names. An editor shows each with its words. */
function oneOf(names: Names): object {
  const sorted = Object.entries(names).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const isDescribed = sorted.some(([, words]) => words !== '');
  return {
    type: 'string',
    // Nothing would be right where there are no names yet.
    ...(sorted.length > 0 && { enum: sorted.map(([name]) => name) }),
    ...(isDescribed ? { enumDescriptions: sorted.map(([, words]) => words) } : {}),
  };
}

function definitionOf(kind: string, names: Names): object {
  const pattern = further[kind];
  return pattern === undefined ? oneOf(names) : { anyOf: [oneOf(names), { type: 'string', pattern }] };
}

const commentOf = (names: AllNames, version: string): string => {
  const hash = digest(JSON.stringify(names), 12);
  return `Written by prospectus check from the content (${hash}) and the schemas (${version}).`;
};

/** The definitions that an earlier state of the schema holds; none where it cannot be read. */
function definitionsIn(text: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const { $defs } = JSON.parse(text ?? '{}') as { readonly $defs?: Readonly<Record<string, unknown>> };
    return $defs ?? {};
  } catch {
    return {};
  }
}

/**
 * Writes the schema of all names. Names that cannot be read at the moment stay as they were in `before`, the text
 * that this returned last; `version` says which schemas it belongs to.
 */
export function namesSchema(names: AllNames, version: string, before: string | undefined): string {
  const comment = commentOf(names, version);
  // Of thousands of courses it is long; mostly none has come or gone.
  if (before?.includes(`"$comment": "${comment}"`)) return before;
  const earlier = definitionsIn(before);
  const definitions = Object.entries(names).map(([kind, known]: readonly [string, Names | undefined]) => [
    kind,
    known ? definitionOf(kind, known) : (earlier[kind] ?? { type: 'string' }),
  ]);
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $comment: comment,
    title: 'Names',
    description: 'What content can refer to.',
    $defs: Object.fromEntries(definitions) as object,
  };
  return `${JSON.stringify(schema, undefined, 2)}\n`;
}
