import { expect, test } from 'vitest';
import { nearTo } from '../../../../src/app/navigation/near-addresses.ts';

const pages = [
  ['/courses/project-management', 'Project Management'],
  ['/courses/project-management-fundamentals', 'Fundamentals'],
  ['/courses/primavera-6', 'Primavera'],
  ['/courses/capm', 'CAPM'],
  ['/courses/pmp', 'PMP'],
  ['/courses/99', 'Number 99'],
  ['/about', 'About'],
] as const;

test.each([
  ['/courses/project-managment', ['Project Management']],
  ['/courses/Project_Management', ['Project Management', 'Fundamentals']],
  ['/courses/primavera', ['Primavera']],
  ['/cpam', ['CAPM']],
  ['/abuot', ['About']],
  ['/courses/ppm', ['PMP']],
  ['/courses/pm', []],
  ['/courses/999', []],
  ['/', []],
  ['/pottery', []],
])('for %s, what is spelt like it: %j', (address, expected) => {
  expect(nearTo(address, pages).map(([, title]) => title)).toEqual(expected);
});
