// The base of the Language Server Protocol: JSON messages, each after a header with its length in bytes.
import type { Readable, Writable } from 'node:stream';

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** What the other side may want. */
export interface Listener {
  /** Returns the answer to a request. */
  readonly answer: (method: string, params: unknown) => unknown;
  readonly notice: (method: string, params: unknown) => void;
}

export interface Wire {
  ask(method: string, params: unknown): Promise<unknown>;
  tell(method: string, params: unknown): void;
}

const SEPARATOR = '\r\n\r\n';

/** Cuts whole messages off the front of what has arrived; the rest waits for more. */
function takeMessages(bytes: Buffer): readonly [messages: readonly Message[], rest: Buffer] {
  const messages: Message[] = [];
  let rest = bytes;
  for (;;) {
    const end = rest.indexOf(SEPARATOR);
    const length = Number(/Content-Length: (\d+)/i.exec(rest.subarray(0, Math.max(end, 0)).toString())?.[1] ?? NaN);
    const start = end + SEPARATOR.length;
    if (end < 0 || rest.length < start + length) return [messages, rest];
    messages.push(JSON.parse(rest.subarray(start, start + length).toString()) as Message);
    rest = rest.subarray(start + length);
  }
}

/** Opens a wire over two streams. Requests are answered in any order; one that fails rejects with the server's words. */
export function openWire(input: Readable, output: Writable, { answer, notice }: Listener): Wire {
  const asked = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  let last = 0;
  let arrived: Buffer = Buffer.alloc(0);

  function send(message: Message): void {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message });
    output.write(`Content-Length: ${Buffer.byteLength(body)}${SEPARATOR}${body}`);
  }

  function receive({ id, method, params, result, error }: Message): void {
    if (method !== undefined && id !== undefined) return send({ id, result: answer(method, params) });
    if (method !== undefined) return notice(method, params);
    const question = asked.get(id ?? 0);
    if (error) question?.reject(new Error(error.message));
    else question?.resolve(result);
  }

  input.on('data', (chunk: Buffer) => {
    const [messages, rest] = takeMessages(Buffer.concat([arrived, chunk]));
    arrived = rest;
    messages.forEach(receive);
  });

  return {
    ask: (method, params) =>
      new Promise((resolve, reject) => {
        last += 1;
        asked.set(last, { resolve, reject });
        send({ id: last, method, params });
      }),
    tell: (method, params) => send({ method, params }),
  };
}
