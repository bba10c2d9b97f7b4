// Questions to the server. The token comes in the part of the address that browsers never send, and leaves the address at once.
import type { EditState } from '../generator/editor/protocol.ts';
import type { Say } from './words.ts';

const KEPT = 'prospectus-edit';

function takeToken(): string {
  const given = window.location.hash.slice(1);
  if (given !== '') {
    sessionStorage.setItem(KEPT, given);
    window.history.replaceState(null, '', '/');
  }
  return sessionStorage.getItem(KEPT) ?? '';
}

const authorization = `Bearer ${takeToken()}`;

/** What the server will not do, in its own words. */
class Refused extends Error {}

/** Returns why something was not done, for people. */
export const refusalIn = (error: unknown, say: Say): string =>
  error instanceof Refused ? error.message || say('gone') : String(error);

export interface Answer<Result> {
  readonly result: Result;
  /** After what changes something. */
  readonly state?: EditState;
}

/** What the page has seen of the content. */
let round = 0;

let isGone = false;

/** Whether the server was gone when it was asked last. */
export const hasGone = (): boolean => isGone;

async function send(address: string, body: BodyInit): Promise<unknown> {
  const response = await fetch(address, { method: 'POST', headers: { authorization }, body }).catch(() => undefined);
  isGone = response === undefined || response.status === 403;
  if (!response || isGone) throw new Refused('');
  const said = (await response.json()) as { readonly refused?: string; readonly state?: EditState };
  if (said.refused !== undefined) throw new Refused(said.refused);
  round = said.state?.round ?? round;
  return said;
}

let last: Promise<unknown> = Promise.resolve();

/**
 * Asks the server, one question after the answer to another: what is read follows what was changed before. Throws a Refused, with
 * an empty message where the server is gone.
 */
export function ask<Result = null>(name: string, said: object = {}): Promise<Answer<Result>> {
  const answer = last.then(() => send(`/api/${name}`, JSON.stringify({ ...said, round })) as Promise<Answer<Result>>);
  last = answer.catch(() => undefined);
  return answer;
}

/** Sends a picture; the result is the name of its file. */
export const sendPicture = (
  picture: File,
  { ratio, x, y }: { readonly ratio: number; readonly x: number; readonly y: number },
): Promise<Answer<string>> => {
  const query = new URLSearchParams({ name: picture.name, ratio: String(ratio), x: String(x), y: String(y) });
  return send(`/api/picture?${query.toString()}`, picture) as Promise<Answer<string>>;
};

/** Loads a picture of the content; the address of it holds for this page. */
export async function loadPicture(file: string): Promise<string | undefined> {
  const response = await fetch(`/picture/${file}`, { headers: { authorization } });
  return response.ok ? URL.createObjectURL(await response.blob()) : undefined;
}
