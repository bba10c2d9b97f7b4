// A site in two languages that is built again after edits is byte for byte the one that is built from nothing, and an edit
// makes only the pages again that show it.
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { copyOfProgram, hashesOf, withoutRetired } from '../support/program/program.ts';
import { site, temporaryFolder } from '../support/content/site.ts';
import { isLong } from '../support/cases.ts';

const tiny = fileURLToPath(new URL('../fixtures/tiny/content', import.meta.url));
const TEST_MS = 600_000;

const arabic = {
  'ar/site.yaml': 'name: إسعافات المرفأ\n',
  'ar/courses/first-aid.yaml': 'title: الإسعافات الأولية\noverview: راجع [الحرائق](/courses/child-care).\n',
  'ar/pages/home.yaml': 'template: home\ntitle: الإسعافات في بريستول\n',
};

test(
  'edits of originals and translations',
  async () => {
    const own = readFileSync(join(tiny, 'site.yaml'), 'utf8').replace('language: "off"', 'language: switch');
    const content = site({ ...arabic, 'site.yaml': `${own}languages: [en, ar]\n` }, tiny);
    const folder = temporaryFolder();
    const program = copyOfProgram(join(folder, 'program'));
    const [out, fresh] = [join(folder, 'out'), join(folder, 'fresh')];
    const now = '2026-01-01';
    const page = (file: string): string => readFileSync(join(out, file), 'utf8');
    /** Builds again after an edit; returns which pages changed. */
    const edit = async (file: string, change: (text: string) => string): Promise<readonly string[]> => {
      const before = hashesOf(out);
      writeFileSync(join(content, file), change(readFileSync(join(content, file), 'utf8')));
      expect(await program.build({ content, out, now })).toMatchObject({ status: 0 });
      const after = hashesOf(out);
      return Object.keys(after).filter((one) => one.endsWith('.html') && after[one] !== before[one]);
    };
    expect(await program.build({ content, out, now })).toMatchObject({ status: 0 });
    // In the other language, a link leads to the page of this one, or to the original where there is none.
    expect(page('ar/courses/first-aid.html')).toContain('href="/courses/child-care" hreflang="en"');
    expect(page('ar/courses/first-aid.html')).toContain('<html lang="ar" dir="rtl">');
    expect(page('courses/first-aid.html')).toContain('href="/ar/courses/first-aid" lang="ar"');
    expect(page('courses/child-care.html')).not.toContain('/ar/courses/child-care');
    expect(await edit('ar/courses/first-aid.yaml', (text) => text.replace('راجع', 'انظر'))).toEqual(
      ['ar/courses/first-aid.html', 'ar/courses/1.html'].sort(),
    );
    writeFileSync(join(content, 'ar/courses/child-care.yaml'), 'title: السلامة من الحرائق\n');
    const priced = await edit('courses/first-aid.yaml', (text) => text.replace('price: 120', 'price: 125'));
    expect(priced).toEqual(
      expect.arrayContaining(
        ['courses/child-care.html', 'courses/first-aid.html'].flatMap((file) => [file, `ar/${file}`]),
      ),
    );
    expect(page('ar/courses/first-aid.html')).toContain('125');
    expect(page('courses/child-care.html')).toContain(
      'hreflang="ar" href="https://harbour.example.com/ar/courses/child-care"',
    );
    expect(page('ar/courses/first-aid.html')).toContain('href="/ar/courses/child-care"');
    // A page gets a name of its own: what links to it in this language follows.
    appendFileSync(join(content, 'ar/courses/first-aid.yaml'), 'slug: isafat\n');
    // Whatever else is changed, the site is the one that is built from nothing, whole and from shards.
    writeFileSync(join(content, 'ar/catalogue.yaml'), 'categories:\n  - { id: health, name: الصحة }\n');
    const catalogue = readFileSync(join(content, 'catalogue.yaml'), 'utf8');
    writeFileSync(join(content, 'catalogue.yaml'), catalogue.replace('name: Health', 'name: Health and care'));
    const named = await edit('site.yaml', (text) => `${text}untranslated: hide\n`);
    expect(named).toEqual(expect.arrayContaining(['courses/first-aid.html', 'ar/courses/isafat.html']));
    expect(page('ar/courses.html')).toContain('href="/ar/courses/isafat"');
    expect(page('ar/courses.html')).not.toContain('href="/courses/');
    rmSync(join(content, 'ar/courses/child-care.yaml'));
    await edit('site.yaml', (text) => text.replace('untranslated: hide', 'untranslated: list'));
    expect(page('ar/courses.html')).toContain('href="/courses/child-care"');
    expect(page('courses/child-care.html')).not.toContain('hreflang="ar"');
    rmSync(join(program.folder, '.prospectus', 'cache', 'content'), { recursive: true });
    rmSync(join(program.folder, '.prospectus', 'cache', 'output'), { recursive: true });
    expect(await program.build({ content, out: fresh, now })).toMatchObject({ status: 0 });
    expect(withoutRetired(hashesOf(out), hashesOf(fresh))).toEqual(hashesOf(fresh));
    if (!isLong) return;
    const shards = await Promise.all(
      ['1/2', '2/2'].map(async (shard, i) => {
        const part = join(folder, `shard-${i}`);
        expect(await program.build({ content, out: part, now, shard })).toMatchObject({ status: 0 });
        return part;
      }),
    );
    const merged = join(folder, 'merged');
    expect(await program.build({ content, out: merged, now, shards })).toMatchObject({ status: 0 });
    const pagesIn = (at: string) => Object.entries(hashesOf(at)).filter(([file]) => file.endsWith('.html'));
    expect(pagesIn(merged)).toEqual(pagesIn(fresh));
  },
  TEST_MS,
);
