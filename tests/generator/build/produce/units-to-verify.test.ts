import { expect, test } from 'vitest';
import type { MadeUnit, PageMemory } from '../../../../generator/build/produce/page-memory.ts';
import { unitsToVerify, type WholeSite } from '../../../../generator/build/produce/publish-site.ts';

const unit = (id: string, ids = ''): MadeUnit => ({
  id,
  key: ids,
  rest: '',
  files: [`${id}.html`],
  addresses: [`/${id}`],
  pages: [{ address: `/${id}`, source: `${id}.yaml`, frame: '', links: [], files: [], ids }],
});

const [a, b, c] = [unit('a', 'top end'), unit('b'), unit('c')];
const targets = { files: ['style.css', 'assets/catalogue.1.json'], redirects: ['/old'] };
const memory: PageMemory = {
  units: new Map([a, b, c].map((known) => [known.id, known])),
  targets,
  state: 's1',
  version: 'v1',
};

/** Which units of a site are verified after the release that is remembered. */
function verified(units: readonly MadeUnit[], more: Partial<WholeSite> & { before?: PageMemory } = {}): string {
  const { before = memory, ...site } = more;
  const files = new Set([...units.flatMap((one) => one.files), ...targets.files]);
  const whole = { units, redirects: ['/old'], hasFile: (file: string) => files.has(file), ...site };
  return unitsToVerify(whole, before)
    .map(({ id }) => id)
    .join(' ');
}

test.each<{ says: string; found: string; expected: string }>([
  { says: 'nothing where nothing was made', found: verified([a, b, c]), expected: '' },
  { says: 'what was made', found: verified([a, unit('b', 'more'), c]), expected: 'b' },
  { says: 'what is new', found: verified([a, b, c, unit('d')]), expected: 'd' },
  { says: 'what has more ids than before', found: verified([unit('a', 'end top more'), b, c]), expected: 'a' },
  { says: 'all where an id has gone', found: verified([unit('a', 'top'), b, c]), expected: 'a b c' },
  { says: 'all where a page has gone', found: verified([a, c]), expected: 'a c' },
  { says: 'all where a page has moved', found: verified([{ ...a, pages: [] }, b, c]), expected: 'a b c' },
  { says: 'all where a file of a unit has gone', found: verified([{ ...a, files: [] }, b, c]), expected: 'a b c' },
  {
    says: 'all where another file has gone',
    found: verified([a, b, c], { hasFile: (file) => file !== 'style.css' }),
    expected: 'a b c',
  },
  {
    says: 'nothing where a file has gone whose name is another each time',
    found: verified([a, b, c], { hasFile: (file) => !file.startsWith('assets/') }),
    expected: '',
  },
  { says: 'all where a redirect has gone', found: verified([a, b, c], { redirects: [] }), expected: 'a b c' },
  {
    says: 'all where nobody has verified what was taken',
    found: verified([a, b, c], { before: { ...memory, targets: undefined } }),
    expected: 'a b c',
  },
])('$says is verified', ({ found, expected }) => {
  expect(found).toBe(expected);
});
