// A certificate for a server on this machine, made for each run, so that no private key is in the repository.
import { generateKeyPairSync, sign } from 'node:crypto';

/** A value in DER: its tag, its length, and what it consists of. */
function der(tag: number, ...parts: readonly (Buffer | string)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part as string)));
  const size = body.length < 128 ? [body.length] : [0x82, body.length >> 8, body.length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

const sequence = (...parts: readonly Buffer[]): Buffer => der(0x30, ...parts);
const object = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));
const bits = (bytes: Buffer): Buffer => der(0x03, Buffer.from([0]), bytes);

/** RSA with SHA-256, a name (CN), and the other names of a host, by their numbers (OID). */
const [SIGNATURE, NAME, HOSTS] = ['2a864886f70d01010b', '550403', '551d11'] as const;

const DAY_MS = 86_400_000;

const day = (fromNow: number): Buffer =>
  der(0x17, `${new Date(Date.now() + fromNow * DAY_MS).toISOString().slice(2, 10).replaceAll('-', '')}000000Z`);

/** Makes a certificate for 127.0.0.1 that is signed by itself, and its key, both as PEM. */
export function selfSigned(): { readonly cert: string; readonly key: string } {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const algorithm = sequence(object(SIGNATURE), der(0x05));
  const name = sequence(der(0x31, sequence(object(NAME), der(0x0c, 'a server of a test'))));
  const hosts = sequence(object(HOSTS), der(0x04, sequence(der(0x87, Buffer.from([127, 0, 0, 1])))));
  const body = sequence(
    ...[der(0xa0, der(0x02, Buffer.from([2]))), der(0x02, Buffer.from([1])), algorithm, name],
    ...[sequence(day(-1), day(2)), name, publicKey.export({ type: 'spki', format: 'der' })],
    der(0xa3, sequence(hosts)),
  );
  const whole = sequence(body, algorithm, bits(sign('sha256', body, privateKey)));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
  };
}
