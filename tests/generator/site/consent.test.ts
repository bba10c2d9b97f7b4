// The privacy text below the box of consent is Markdown: its links are checked like any other.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { check } from '../../../generator/build/pipeline/check.ts';
import { site } from '../../support/content/site.ts';
import { contextOfTiny, linkTiny } from '../../support/content/tiny-plan.ts';
import { makeShell } from '../../../generator/features/shell/shell.ts';

const tiny = fileURLToPath(new URL('../../fixtures/tiny/content', import.meta.url));
const now = new Date('2026-01-01T12:00:00Z');

function withConsent(text: string): string {
  const forms = `${readFileSync(`${tiny}/forms.yaml`, 'utf8')}\nconsent:\n  label: You may keep it.\n  text: "${text}"\n`;
  return site({ 'forms.yaml': forms }, tiny);
}

test('a link of the privacy text that leads nowhere is reported at its line', async () => {
  const content = withConsent('See [our policy](/privacy).');
  const { diagnostics, textOf } = await check({ content, now });
  const [found] = diagnostics.filter(({ severity }) => severity === 'error');
  expect(found).toMatchObject({ code: 'link/unknown-target', location: { file: 'forms.yaml' } });
  const line = textOf('forms.yaml')?.split('\n')[(found?.location.start.line ?? 0) - 1];
  expect(line).toContain('/privacy');
});

test('HTML in the privacy text is refused', async () => {
  const { diagnostics } = await check({ content: withConsent('See <b>this</b>.'), now });
  expect(diagnostics.map(({ code }) => code)).toContain('text/raw-html');
});

test('the site is given the privacy text as HTML, with the base before its links', async () => {
  const { forms } = await linkTiny();
  const consent = { label: 'You may keep it.', text: 'See [our contact page](/contact).' };
  const shell = makeShell(await contextOfTiny({ forms: { ...forms, consents: [consent] } }, '/sub/'));
  expect(shell.forms.consents[0]?.textHtml).toBe('<p>See <a href="/sub/contact">our contact page</a>.</p>');
});
