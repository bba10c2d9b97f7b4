// A part of a site: the units that one of several machines makes.
import { digest } from '../../base/digest.ts';

/** Which part of how many, counted from 1. */
export interface Shard {
  readonly number: number;
  readonly of: number;
}

const DIGITS = 8;

/** The number of the shard that a unit belongs to: by its id alone, so that it stays when others come and go. */
export function shardOf(id: string, of: number): number {
  return (Number.parseInt(digest(id, DIGITS), 16) % of) + 1;
}

/** A shard as people write it, such as 1/4. */
export const shardName = ({ number, of }: Shard): string => `${number}/${of}`;
