// Names that only one of several may have.
import { repeated } from '../base/objects.ts';
import type { Diagnostic, Location } from '../model/diagnostic.ts';
import type { duplicateAddress } from '../rules/words/link.ts';

/** A name, and what has it. */
export interface Claim {
  readonly name: string | undefined;
  /** What makes two names the same; the name itself by default. */
  readonly key?: string | undefined;
  readonly owner: string;
  readonly at: () => Location;
}

/** Returns a problem for each claim whose name an earlier one has; `thing` says in a note what the earlier one is. */
export const checkClaims = (
  claims: readonly Claim[],
  rule: typeof duplicateAddress,
  thing: string,
): readonly Diagnostic[] =>
  repeated(claims, ({ name, key = name }) => key).map(([first, later]) =>
    rule({ value: `"${later.name}"`, first: first.owner }, later.at(), [
      { note: `The first ${thing}.`, location: first.at() },
    ]),
  );
