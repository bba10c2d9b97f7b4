import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const item = new Map<string, string>();
const storage = {
  getItem: (name: string) => item.get(name) ?? null,
  setItem: (name: string, value: string) => void item.set(name, value),
};

/** The module as a document loads it. */
async function load(sessionStorage: () => object = () => storage) {
  vi.resetModules();
  vi.stubGlobal('window', Object.defineProperty({}, 'sessionStorage', { get: sessionStorage }));
  return import('../../../../src/app/navigation/positions.ts');
}

beforeEach(() => item.clear());
afterEach(() => vi.unstubAllGlobals());

test('another document of the tab knows where the visitor was', async () => {
  (await load()).storePosition({ key: 'default', pathname: '/courses' }, 900);
  const { positionAt } = await load();
  expect(positionAt({ key: 'default', pathname: '/courses' })).toBe(900);
  expect(positionAt({ key: 'default', pathname: '/about' })).toBeUndefined();
});

test('as many are kept as people go back through, the latest of them', async () => {
  const { storePosition } = await load();
  for (let i = 0; i < 500; i++) storePosition({ key: `k${i}`, pathname: '/' }, i);
  const { positionAt } = await load();
  expect([450, 449].map((i) => positionAt({ key: `k${i}`, pathname: '/' }))).toEqual([450, undefined]);
});

test('where storage is refused, the document still remembers', async () => {
  const { storePosition, positionAt } = await load(() => {
    throw new Error('SecurityError');
  });
  storePosition({ key: 'a', pathname: '/' }, 5);
  expect(positionAt({ key: 'a', pathname: '/' })).toBe(5);
});

test.each(['{', '{}', 'null', '[1,["x"],["y","z"]]'])('%s in the storage is nothing', async (text) => {
  item.set('prospectus-positions', text);
  expect((await load()).positionAt({ key: 'x', pathname: '/' })).toBeUndefined();
});
