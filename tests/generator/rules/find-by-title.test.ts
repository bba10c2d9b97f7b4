import { expect, test } from 'vitest';
import { finderByTitle } from '../../../generator/rules/nearest.ts';

const find = finderByTitle(() => [
  { name: 'cad', title: 'AutoCAD Civil 3D' },
  { name: 'project-management', title: 'PMP Certification Training' },
  { name: 'capm', title: 'CAPM Certification Training' },
  { name: 'presenting', title: 'Impactful Presentation' },
  { name: 'presenting-2', title: 'Impactful Presentation' },
  { name: 'first-aid-ar', title: 'الإسعافات الأولية' },
]);

test.each([
  ['as it is written', 'AutoCAD Civil 3D', 'cad'],
  ['in other letters', 'autocad civil 3d', 'cad'],
  ['with a slip', 'AutoCAD Civil 3 D', 'cad'],
  ['by a word that only it has', 'PMP', 'project-management'],
  ['by some of its words', 'Civil 3D', 'cad'],
  ['with hyphens', 'autocad-civil-3d', 'cad'],
  ['but not by a short name that has some of its words', 'civil-3d', undefined],
  ['in any script', 'الإسعافات', 'first-aid-ar'],
  ['and of two with one title, the first', 'Impactful Presentation', 'presenting'],
  ['but not by a word that several have', 'Training', undefined],
  ['but not by a word that none has', 'Welding', undefined],
  ['but not without a word', '…', undefined],
])('a title is found %s', (_, text, name) => {
  expect(find(text)).toBe(name);
});

test('the things are asked for once, and only if there is a question', () => {
  let asked = 0;
  const lazy = finderByTitle(() => {
    asked += 1;
    return [{ name: 'cad', title: 'AutoCAD' }];
  });
  expect(asked).toBe(0);
  expect([lazy('AutoCAD'), lazy('x'), asked]).toEqual(['cad', undefined, 1]);
});
