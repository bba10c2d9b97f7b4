import { expect, test } from 'vitest';
import { nativePostTo } from '../../../src/forms/adapters.ts';
import { hasTaken, isAnswerRead } from '../../../src/forms/answers.ts';
import { bodyFor, requestBody } from '../../../src/forms/body.ts';
import { fieldsOf } from '../../../src/forms/fields/field-spec.ts';
import type { Submission } from '../../../src/forms/submission.ts';
import { groupsOf } from './words.ts';

const submission: Submission = {
  formType: 'contact',
  subject: 'Contact Form: Feedback',
  replyTo: 'salma@example.com',
  copies: ['a@example.com', 'b@example.com'],
  timestamp: '2026-11-21T09:00:00.000Z',
  submissionId: 'an-id',
  trap: '',
  fields: { name: 'Salma', email: 'salma@example.com', phone: '', subject: 'Feedback', message: 'Hello' },
};
const { fields } = submission;
const sent = { timestamp: submission.timestamp, formType: 'contact', submissionId: 'an-id' };

test.each([
  {
    service: 'json' as const,
    expected: {
      ...fields,
      ...sent,
      subjectLine: 'Contact Form: Feedback',
      replyTo: 'salma@example.com',
      copies: submission.copies,
    },
  },
  {
    service: 'formsubmit' as const,
    expected: {
      ...fields,
      ...sent,
      _subject: 'Contact Form: Feedback',
      _replyto: 'salma@example.com',
      _cc: 'a@example.com,b@example.com',
    },
  },
  {
    service: 'formspree' as const,
    expected: {
      ...fields,
      ...sent,
      _subject: 'Contact Form: Feedback',
      _replyto: 'salma@example.com',
      _cc: 'a@example.com,b@example.com',
    },
  },
  { service: 'basin' as const, expected: { ...fields, ...sent, subjectLine: 'Contact Form: Feedback' } },
])('$service receives all fields and its own names for the rest', ({ service, expected }) => {
  expect(bodyFor({ service, url: 'https://forms.example.com/' }, submission)).toEqual(expected);
});

test('web3forms receives its key', () => {
  expect(bodyFor({ service: 'web3forms', url: 'https://forms.example.com/', key: 'k' }, submission)).toEqual({
    ...fields,
    ...sent,
    access_key: 'k',
    subjectLine: 'Contact Form: Feedback',
    replyto: 'salma@example.com',
    ccemail: 'a@example.com;b@example.com',
  });
});

const services = ['json', 'formsubmit', 'formspree', 'web3forms', 'basin', 'netlify', 'php'] as const;

test.each(services)('%s loses no field of any form, and has the subject line and the id', (service) => {
  const all = {
    ...fields,
    ...Object.fromEntries(fieldsOf({ groups: groupsOf('registration') }).map(({ name }) => [name, name])),
  };
  const body = bodyFor({ service, url: 'https://forms.example.com/', key: 'k' }, { ...submission, fields: all });
  expect(body).toMatchObject({ ...all, submissionId: 'an-id' });
  expect(Object.values(body)).toContain('Contact Form: Feedback');
});

test('web3forms names its message after the line where the form has no subject of its own', () => {
  const body = bodyFor(
    { service: 'web3forms', url: 'https://forms.example.com/' },
    { ...submission, fields: { name: 'S' } },
  );
  expect(body).toMatchObject({ subject: 'Contact Form: Feedback', name: 'S' });
});

test('a filled trap reaches the service under the name that it knows', () => {
  const trapped = { ...submission, trap: 'robot' };
  expect(bodyFor({ service: 'formsubmit', url: 'https://forms.example.com/' }, trapped)).toMatchObject({
    _honey: 'robot',
  });
});

test('a form without JavaScript posts to the page of the service, not to its script address', () => {
  const native = nativePostTo(
    { service: 'formsubmit', url: 'https://formsubmit.co/ajax/x' },
    { formType: 'contact', copies: ['a@example.com'] },
    '/',
  );
  expect(native.action).toBe('https://formsubmit.co/x');
  expect(native.hidden).toEqual([
    { name: '_cc', value: 'a@example.com' },
    { name: 'formType', value: 'contact' },
  ]);
});

test('an e-mail address is opened with a subject, and nothing that only a service reads', () => {
  const endpoint = { service: 'mailto' as const, url: 'mailto:a@example.com' };
  expect(
    nativePostTo(endpoint, { formType: 'contact', subject: 'Contact & more', next: 'https://x/' }, '/sub/'),
  ).toEqual({
    action: 'mailto:a@example.com?subject=Contact%20%26%20more',
    mail: 'a@example.com',
    trap: 'website',
    hidden: [],
  });
});

test('a path on this site gets the base', () => {
  expect(nativePostTo({ service: 'json', url: '/submissions' }, {}, '/sub/').action).toBe('/sub/submissions');
});

const captcha = '<!doctype html><title>Are you human?</title>';

test.each([
  { service: 'formsubmit' as const, took: ['{"success":"true","message":"Sent."}', '{"success":true}'] },
  { service: 'formspree' as const, took: ['{"next":"/thanks","ok":true}', '{"next":"/thanks"}'] },
  { service: 'web3forms' as const, took: ['{"success":true,"body":{},"message":"Email sent successfully!"}'] },
  { service: 'basin' as const, took: ['{"success":true}', '{"id":7}'] },
])('$service says in its own words that it took a message', ({ service, took }) => {
  expect(isAnswerRead({ service, url: '/' })).toBe(true);
  expect(took.filter((text) => !hasTaken({ service }, text))).toEqual([]);
  const refusals = [
    '{"success":"false"}',
    '{"success":false,"error":"x"}',
    '{"error":"spam"}',
    captcha,
    '',
    '[]',
    'null',
  ];
  expect(refusals.filter((text) => hasTaken({ service }, text))).toEqual([]);
});

test('plain JSON is believed by its status unless more is expected', () => {
  expect(isAnswerRead({ service: 'json', url: '/' })).toBe(false);
  expect(isAnswerRead({ service: 'json', url: '/', expect: 'success' })).toBe(true);
});

test('netlify receives the name of its form in the form of a browser, and every other service JSON', () => {
  const { type, text } = requestBody({ service: 'netlify', url: '/netlify-forms.html' }, submission);
  expect(type).toBe('application/x-www-form-urlencoded');
  expect(Object.fromEntries(new URLSearchParams(text))).toMatchObject({ 'form-name': 'contact', ...fields });
  const other = requestBody({ service: 'php', url: '/send.php' }, submission);
  expect(other.type).toBe('application/json');
  expect(JSON.parse(other.text)).toMatchObject({ formType: 'contact', ...fields });
});
