// A site without forms: nothing leads to one, nothing of one is loaded, and the policy forbids every post.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { checkAndLink } from '../../../../generator/build/pipeline/check.ts';
import { site } from '../../../support/content/site.ts';
import { linkTiny, planOfTiny } from '../../../support/content/tiny-plan.ts';

const tiny = fileURLToPath(new URL('../../../fixtures/tiny/content', import.meta.url));
const now = new Date('2026-01-01T12:00:00Z');

/** The tiny provider's content without its forms and the page that is one. */
const withoutForms = (): string => {
  const seo = readFileSync(`${tiny}/seo.yaml`, 'utf8').replace(/^  \/register:\n(?: {4}.*\n)*/m, '');
  const contact = readFileSync(`${tiny}/pages/contact.yaml`, 'utf8').replace(/^form:[\s\S]*?(?=^map:)/m, '');
  return site(
    {
      'forms.yaml': undefined,
      'pages/register.yaml': undefined,
      'addresses.yaml': undefined,
      'seo.yaml': seo,
      'pages/contact.yaml': contact,
    },
    tiny,
  );
};

test('a provider needs neither forms.yaml nor a page of registration', async () => {
  const { site: linked, diagnostics } = await checkAndLink({ content: withoutForms(), now });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(linked?.forms.endpoints).toEqual([]);
  expect(linked?.addresses.registration).toBeUndefined();
});

test('the contact page shows the other ways, and no page answers a form', async () => {
  const { forms } = await linkTiny();
  const {
    pages,
    hosting: { headers },
  } = await planOfTiny('/', { forms: { ...forms, endpoints: [] } });
  expect(pages.find(({ address }) => address === '/contact')?.page.template).toBe('contact-ways');
  expect(pages.map(({ address }) => address)).not.toContain('/thank-you');
  expect(pages.map(({ address }) => address)).not.toContain('/not-sent');
  expect(headers['Content-Security-Policy']).toContain("form-action 'none'");
});
