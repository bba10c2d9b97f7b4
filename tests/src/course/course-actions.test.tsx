import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import type { CourseWords } from '../../../schemas/types.ts';
import { ShellProvider } from '../../../src/app/shell.tsx';
import type { Shell } from '../../../src/app/shell-props.ts';
import { CourseActions } from '../../../src/course/CourseFrame.tsx';

const shell = { messages: { course: { registerNow: 'Register' }, common: {}, schedule: {} } } as unknown as Shell;
const words = {
  sessions: { ask: { label: 'Ask for a date', to: '/contact' } },
  contact: { link: { label: 'Contact us', to: '/contact' } },
} as unknown as CourseWords;

test.each<[string, { hasDate: boolean; hasPlaces?: boolean; registerTo?: string }, string[]]>([
  ['a session with places', { hasDate: true, hasPlaces: true, registerTo: '/registration' }, ['Register']],
  ['a session that is full elsewhere', { hasDate: true }, ['Ask for a date']],
  ['a session on a site without registration', { hasDate: true, hasPlaces: true }, ['Contact us']],
  ['no session', { hasDate: false, registerTo: '/registration' }, ['Register', 'Ask for a date']],
])('of %s, visitors can register or ask', (_, { hasDate, hasPlaces = false, ...link }, expected) => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <ShellProvider shell={shell}>
        <CourseActions link={link} words={words} hasDate={hasDate} hasPlaces={hasPlaces} />
      </ShellProvider>
    </MemoryRouter>,
  );
  expect(html.match(/(?<=>)[^<>]+/g)).toEqual(expected);
});
