// The course that a link names, by its title or by the end of its address. Only the latter loads anything.
import { useEffect, useState } from 'react';
import { useShell } from '../../app/shell.tsx';

const slug = /^[a-z\d]+(-[a-z\d]+)*$/;

/** Returns the title of the course that a link names; empty until it is known. A name that no course has is left as it is. */
export function useNamedCourse(name = ''): string {
  const shell = useShell();
  const [found, setFound] = useState<{ readonly name: string; readonly title: string }>();
  useEffect(() => {
    if (!slug.test(name)) return undefined;
    let isCurrent = true;
    void import('../lazy/course-title.ts')
      .then(({ courseTitleAt }) => courseTitleAt(`${shell.addresses.catalogue}/${name}`, shell))
      .catch(() => undefined)
      .then((title = name) => isCurrent && setFound({ name, title }));
    return () => {
      isCurrent = false;
    };
  }, [name, shell]);
  if (!slug.test(name)) return name;
  return found?.name === name ? found.title : '';
}
