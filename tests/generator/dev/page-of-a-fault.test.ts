import { expect, test, vi } from 'vitest';
import { replyOrReason } from '../../../generator/dev/dev.ts';

type Parts = Parameters<typeof replyOrReason>[1];
type DevState = ReturnType<Parts['state']>;

const stateOf = (version: string): DevState =>
  ({ checked: { diagnostics: [] }, files: () => undefined, version }) as unknown as DevState;

test('a page that fails while its content is checked again loads what was found since', async () => {
  let state = stateOf('dev-1');
  const onFault = vi.fn();
  const fail = async (): Promise<never> => {
    state = stateOf('dev-2');
    throw new Error('The renderer is slow.');
  };
  const nothing = async (): Promise<never> => expect.fail('nothing else is asked of the renderer');
  const renderer = { live: '/live.js', serve: () => undefined, render: nothing, close: nothing };
  const reply = await replyOrReason(fail, { state: () => state, renderer, onFault });
  expect(reply).toMatchObject({ status: 500, body: expect.stringContaining('The renderer is slow.') });
  // With the version of the news, the page would stay as it is.
  expect(reply?.body).toContain('{"version":"dev-1"}');
  expect(onFault).toHaveBeenCalledTimes(1);
});
