// On a large site the sessions of courses are in files.
import type { OfferFiles } from '../form-props.ts';

/** Returns the file that has the course of a title: a number made of the title leads to it without a list of titles. */
export function offerFile({ file, count }: OfferFiles, title: string): string {
  let sum = 0;
  for (const letter of title) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return file.replace('{n}', String(sum % count));
}
