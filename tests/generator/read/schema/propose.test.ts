// What is proposed fits the schema, and is what most people meant.
import { expect, test } from 'vitest';
import { nameForm, proposeForm } from '../../../../generator/read/schema/propose-form.ts';
import { proposeType } from '../../../../generator/read/schema/propose-type.ts';

const slug = { type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' };
const month = { type: 'string', pattern: '^20[0-9]{2}-(0[1-9]|1[0-2])$' };
const date = { type: 'string', format: 'date' };
const colour = { type: 'string', pattern: '^#[0-9a-f]{6}$' };
const phone = { type: 'string', pattern: '^\\+[1-9][0-9 ]{6,18}[0-9]$' };
const address = { type: 'string', pattern: '^/([a-z0-9]+(-[a-z0-9]+)*(/[a-z0-9]+(-[a-z0-9]+)*)*)?$' };
const web = { type: 'string', format: 'uri', pattern: '^https?://' };
const origin = { type: 'string', format: 'uri', pattern: '^https?://[^/]+$' };
const asciiOrigin = { type: 'string', format: 'uri', pattern: '^https?://[A-Za-z0-9.-]+$' };
const media = { type: 'string', pattern: '^media/[A-Za-z0-9._/-]+\\.(jpg|svg)$' };
const email = { type: 'string', format: 'email' };
const time = { type: 'string', pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$' };
const locale = { type: 'string', pattern: '^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$' };
const language = { type: 'string', pattern: '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$' };
const country = { type: 'string', pattern: '^[A-Z]{2}$' };

test.each([
  [slug, /small letters/],
  [month, /month/],
  [date, /date/],
  [colour, /colour/],
  [phone, /telephone/],
  [address, /slash/],
  [web, /web address/],
  [email, /email/],
  [time, /time of day/],
  [country, /two capital letters/],
])('%j asks for something with a name', (schema, name) => {
  expect(nameForm(schema)).toMatch(name);
});

test.each([
  [slug, 'Risk Management & Planning', 'risk-management-and-planning'],
  [slug, 'Évaluation_2', 'evaluation-2'],
  [month, '06/2025', '2025-06'],
  [month, '2025-6', '2025-06'],
  [month, 'juin 2025', '2025-06'],
  [date, '1. januar 2027', '2027-01-01'],
  [date, 'Tuesday, November 4th, 2025', '2025-11-04'],
  [date, '1er novembre 2025', '2025-11-01'],
  [date, '1 января 2027', '2027-01-01'],
  [language, 'Swahili', 'sw'],
  [language, 'Français', 'fr'],
  [language, 'pt_BR', 'pt-BR'],
  [month, '2025-06-14', '2025-06'],
  [date, '4.11.2025', '2025-11-04'],
  [date, '2025/11/4', '2025-11-04'],
  [date, '2025-11-04T09:00:00Z', '2025-11-04'],
  [date, '2025-02-30', undefined],
  [date, 'soon', undefined],
  [colour, '#ABC', '#aabbcc'],
  [colour, '0A1B2C', '#0a1b2c'],
  [phone, '00968-2400-0101', '+968 2400 0101'],
  [phone, '24000101', undefined],
  [phone, '2400 0101 ext 5', undefined],
  [locale, 'en_OM', 'en-OM'],
  [address, 'Courses/CAPM/', '/courses/capm'],
  [web, 'www.example.com', 'https://www.example.com'],
  [web, 'https:/www.example.com/a', 'https://www.example.com/a'],
  [web, 'HTTPS://shop.example.com/Courses/A_b', 'https://shop.example.com/Courses/A_b'],
  [origin, 'https://www.example.com/', 'https://www.example.com'],
  [origin, 'www.example.com/', 'https://www.example.com'],
  [email, 'someone @example.com', 'someone@example.com'],
  [email, 'info@müller.example', 'info@xn--mller-kva.example'],
  [email, 'info_x@müller.example', 'info_x@xn--mller-kva.example'],
  [email, 'ann (at) example.com', 'ann@example.com'],
  [email, 'Ann Example <ann@example.com>', 'ann@example.com'],
  [asciiOrigin, 'https://exämple.example', 'https://xn--exmple-cua.example'],
  [asciiOrigin, 'https://مثال.example', 'https://xn--mgbh0fb.example'],
  [email, 'some\u200bone@example.com', 'someone@example.com'],
  [slug, 'power\u200b-bi', 'power-bi'],
  [slug, 'power-bi\u00a0', 'power-bi'],
  [slug, 'power-bi copy', 'power-bi-copy'],
  [web, 'https://www.exam\ufeffple.com', 'https://www.example.com'],
  [month, 'June 2026', '2026-06'],
  [date, '٢٠٢٦-١١-٠٤', '2026-11-04'],
  [address, 'https://www.example.com/old', undefined],
  [media, 'media\\gallery\\stage.jpg', 'media/gallery/stage.jpg'],
  [media, '../content/media/stage.jpg', 'media/stage.jpg'],
  [time, '9.30', '09:30'],
  [country, 'om', 'OM'],
  [date, '8/9 March 2027', undefined],
  [slug, '65/2024-A', '65-2024-a'],
])('for %j and %j it proposes %j', (schema, text, expected) => {
  expect(proposeForm(schema, text)?.text).toBe(expected);
});

test.each([
  [2025, '2025', ['string'], 'Put it in quotes: "2025".'],
  [1.5, '1.50', ['string'], 'Put it in quotes: "1.50".'],
  [true, 'true', ['string'], 'Put it in quotes: "true".'],
  ['450', '"450"', ['number'], 'Remove the quotes: 450.'],
  ['450 OMR', '450 OMR', ['number'], /^If it means the same without "OMR", .* 450\.$/],
  ['1,200', '1,200', ['integer'], 'Write the figure alone: 1200.'],
  [4.5, '4.5', ['integer'], 'Write a whole number, without a decimal point.'],
  ['many', 'many', ['number'], undefined],
  ['٤٠', '٤٠', ['number'], 'Write the figure alone: 40.'],
  ['۱۲', '۱۲', ['integer'], 'Write the figure alone: 12.'],
  [Number.POSITIVE_INFINITY, '.inf', ['number'], undefined],
  ['yes', 'yes', ['boolean'], 'Write true.'],
  ['Off', 'Off', ['boolean'], 'Write false.'],
  ['maybe', 'maybe', ['boolean'], 'Write true or false.'],
  ['no', '"no"', ['boolean'], 'Write false, without quotes.'],
  [{ PMP: 'the essentials' }, 'PMP: the essentials', ['string'], /"PMP: the essentials"/],
  [['x'], '- x', ['string'], /one text/],
  ['x', 'x', ['array'], /hyphen and a space before it: - x$/],
])('%j, written %j, where %j is wanted', (...[data, written, expected, text]) => {
  const proposal = proposeType({ data, written, expected, schema: {} });
  if (text instanceof RegExp) expect(proposal?.advice).toMatch(text);
  else expect(proposal?.advice).toBe(text);
});

const hours = { title: 'Hours', description: 'Teaching hours, as a number. The site writes "40 Hours" from it.' };

test.each([
  ['40 hours', 'Write the figure alone: 40.'],
  ['40 Hours', 'Write the figure alone: 40.'],
  ['1.5 days', undefined],
  ['3 jours', undefined],
  ['about 40', undefined],
  ['300\u00a0', 'Write the figure alone: 300.'],
])('of %j, a figure is taken only where it counts what the field does', (text, expected) => {
  expect(proposeType({ data: text, written: text, expected: ['number'], schema: hours })?.advice).toBe(expected);
});

test('a year alone is not proposed in quotes where a month is wanted', () => {
  expect(proposeType({ data: 2025, written: '2025', expected: ['string'], schema: month })).toBeUndefined();
});

test('a group is described by the fields that it needs', () => {
  const schema = { required: ['label', 'to'] };
  expect(proposeType({ data: 'x', written: 'x', expected: ['object'], schema })?.advice).toContain(
    '{ label: x, to: … }',
  );
});
