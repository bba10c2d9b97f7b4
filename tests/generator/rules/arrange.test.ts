import { expect, test } from 'vitest';
import { arrange } from '../../../generator/rules/arrange.ts';
import { startOf } from '../../../generator/model/diagnostic.ts';

test('what is wrong in files of the first language comes before that in the folders of others', () => {
  const files = ['ar/courses/a.yaml', 'fr/site.yaml', 'site.yaml', 'courses/a.yaml'];
  const found = files.map((file) => ({
    ...({ code: 'a/b', severity: 'info', message: '', advice: '' } as const),
    location: startOf(file),
  }));
  expect(arrange(found).map(({ location }) => location.file)).toEqual([
    'courses/a.yaml',
    'site.yaml',
    'ar/courses/a.yaml',
    'fr/site.yaml',
  ]);
});
