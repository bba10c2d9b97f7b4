import { expect, test } from 'vitest';
import { fetchSource } from '../../../../generator/tools/pulling/read-answer.ts';

test('an address with an impossible port is refused, not skipped', async () => {
  const address = 'https://booking.example.com:99999/dates.csv';
  await expect(fetchSource({ name: 'office', address, map: {}, order: undefined })).rejects.toThrow(
    `"${address}" is no address that can be asked`,
  );
});
