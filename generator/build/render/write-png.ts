// Writes PNG files. The library that paints can do it too, at three times the processor time and in the main thread.
import { promisify } from 'node:util';
import { crc32, deflate } from 'node:zlib';

/** An opaque picture. */
export interface Pixels {
  /** In pixels. */
  readonly width: number;
  /** In pixels. */
  readonly height: number;
  /** Four bytes each: red, green, blue, and the opacity, which is always 255. */
  readonly pixels: Uint8Array;
}

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1A\n', 'latin1');

/** Eight bits for each of red, green, blue and opacity; all else as the standard has it. */
const KIND = Buffer.from([8, 6, 0, 0, 0]);

/** Drawings have large areas of one colour: level 6 takes three times as long for a third fewer bytes. */
const LEVEL = 3;

function number(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

function chunk(type: string, ...data: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), ...data]);
  return Buffer.concat([number(body.length - type.length), body, number(crc32(body))]);
}

/** Returns a picture as a PNG file. */
export async function writePng({ width, height, pixels }: Pixels): Promise<Uint8Array> {
  const row = 4 * width;
  // Each row begins with the number of its filter: 0 for none.
  const rows = Buffer.alloc(height * (1 + row));
  for (let y = 0; y < height; y += 1) rows.set(pixels.subarray(y * row, (y + 1) * row), y * (1 + row) + 1);
  const data = await promisify(deflate)(rows, { level: LEVEL });
  const header = chunk('IHDR', number(width), number(height), KIND);
  return Buffer.concat([SIGNATURE, header, chunk('IDAT', data), chunk('IEND')]);
}
