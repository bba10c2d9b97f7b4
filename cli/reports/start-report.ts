// What is said when a site has begun.
import type { WrittenStarter } from '../../generator/index.ts';

const quoted = (folder: string): string => (/[^\w./-]/.test(folder) ? `"${folder}"` : folder);

/** Returns what was written, and what comes next. */
export function startReport(folder: string, { files, left, isExtended }: WrittenStarter): string {
  const kept = left.length === 0 ? '' : ` Left as they were: ${left.join(', ')}.`;
  const added = isExtended ? ' Added what was missing to package.json.' : '';
  const place = folder === '.' ? 'this folder' : folder;
  const begin = files.filter((file) => /^content\/(?:site|courses\/.*)\.yaml$/.test(file)).sort();
  const enter = folder === '.' ? '' : `  cd ${quoted(folder)}\n`;
  const words = files.find((file) => file.startsWith('content/messages/'));
  const toTranslate =
    words &&
    `\nThe site begins in English: Prospectus has no words in its language. Translate
  ${words}
  content/site.yaml, content/pages and content/courses
"prospectus check" lists the texts and pages that are still missing.\n`;
  return `Wrote ${files.length} files into ${place}.${added}${kept}

Next:
${enter}  npm install
  npx prospectus dev      the site while you write
  npx prospectus check    what is wrong, where, and what to do

Begin with ${begin.reverse().join(' and ')}; README.md is the guide for editors.
${toTranslate ?? ''}`;
}
