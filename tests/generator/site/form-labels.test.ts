// Whatever a provider leaves out, visitors read words, never the names of fields.
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Page } from '../../../src/app/page.ts';
import type { FieldGroup } from '../../../src/forms/form-props.ts';
import { invariant } from '../../../generator/base/invariant.ts';
import { suppliedLanguages } from '../../../generator/read/defaults.ts';
import { formNames, knownFields } from '../../../generator/model/known-fields.ts';
import { planOf } from '../../../generator/build/pipeline/check.ts';
import { site } from '../../support/content/site.ts';

const fixtures = fileURLToPath(new URL('../../fixtures', import.meta.url));
const sample = fileURLToPath(new URL('../../../content', import.meta.url));
const now = new Date('2026-01-01T12:00:00Z');

async function pagesOf(content: string): Promise<readonly Page[]> {
  const { plan, diagnostics } = await planOf({ content, base: '/', now });
  invariant(plan, diagnostics.map(({ message }) => message).join());
  return plan.pages.map(({ page }) => page);
}

/** The groups of fields of every form on a page: of its own, and of its sections. */
function groupsOn(value: unknown): readonly FieldGroup[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'groups' in value && Array.isArray(value.groups) ? (value.groups as readonly FieldGroup[]) : [];
  return [...own.filter(({ fields }) => Array.isArray(fields)), ...Object.values(value).flatMap(groupsOn)];
}

const fieldsOn = (pages: readonly Page[]) =>
  pages.flatMap((page) => groupsOn(page.props)).flatMap(({ fields }) => fields);

const providers = readdirSync(fixtures).filter((name) => existsSync(`${fixtures}/${name}/content/site.yaml`));

test.each(['sample', ...providers])('no label of the provider "%s" is the name of its field', async (name) => {
  const fields = fieldsOn(await pagesOf(name === 'sample' ? sample : `${fixtures}/${name}/content`));
  expect(fields.filter(({ name, label }) => label === name)).toEqual([]);
});

const pages = {
  'pages/contact.yaml': 'template: contact\ntitle: A\n',
  'pages/register.yaml': 'template: registration\ntitle: B\n',
  'pages/in-house.yaml': 'template: corporate\ntitle: C\n',
};
const choices = 'choices: { subject: [S], title: [T], nominationType: [N] }\n';

test.each(suppliedLanguages())('in "%s" every known field has words on a page of two lines', async (language) => {
  const content = site(
    {
      ...pages,
      'site.yaml': `name: Harbour\norigin: https://harbour.example.com\nlanguage: ${language}\n`,
      'forms.yaml': `endpoints:\n  - { service: json, url: /submissions }\n${choices}`,
    },
    `${fixtures}/minimal/content`,
  );
  const planned = await pagesOf(content);
  const fields = fieldsOn(planned);
  const known = formNames.flatMap((form) => knownFields[form].map(({ name }) => name));
  expect(fields.map(({ name }) => name).sort()).toEqual([...known].sort());
  expect(fields.filter(({ name, label }) => label === name || label.trim() === '')).toEqual([]);
  expect(fields.find(({ name }) => name === 'mode')?.choices).toHaveLength(2);
  expect(fields.find(({ name }) => name === 'notes')?.hint).toMatch(/\S/);
});
