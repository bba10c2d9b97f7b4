// What all course pages say alike is in the shell; only links to forms name the course.
import type { CourseWords } from '../../schemas/types.ts';
import { fullTitle } from '../app/format.ts';
import type { Link } from '../ui/link-props.ts';
import { useShell } from '../app/shell.tsx';

/** How a course is named where it is asked about. */
type Named = Parameters<typeof fullTitle>[0];

/** Returns the link to a form with the course filled in; an absolute or mailto URL, which may not support it, is unchanged. */
export function linkAbout(link: Link, course: Named): Link {
  const [path = '', fragment] = link.to.split('#');
  if (!path.startsWith('/')) return link;
  const query = new URLSearchParams({ course: fullTitle(course) }).toString();
  const to = path + (path.includes('?') ? '&' : '?') + query;
  return { ...link, to: fragment === undefined ? to : `${to}#${fragment}` };
}

/** Returns the link for asking about the dates of a course; undefined where there is no form for it. */
export function useDateRequest(course: Named): Link | undefined {
  const { ask } = useShell().courseWords.sessions;
  return ask && linkAbout(ask, course);
}

/** Returns the words of course pages with links to the forms for questions and corporate requests that name the course. */
export function useCourseWords(course: Named): CourseWords {
  const words = useShell().courseWords;
  const ask = useDateRequest(course);
  const aboutIn = <Words extends { readonly link?: Link }>(all: Words): Words =>
    all.link ? { ...all, link: linkAbout(all.link, course) } : all;
  const { sessions, contact, corporate } = words;
  return {
    ...words,
    sessions: { ...sessions, ...(ask && { ask }) },
    ...(contact && { contact: aboutIn(contact) }),
    ...(corporate && { corporate: aboutIn(corporate) }),
  };
}
