// Long explanations of the rules about characters and words that YAML takes without a word.
import type { Explanation } from './explanation.ts';

/** By code. */
export const writingExplanations: Readonly<Record<string, Explanation>> = {
  'yaml/strange-space': {
    meaning:
      'Web pages and word processors use special spaces, such as the no-break space U+00A0. YAML needs ordinary spaces before a field and after its colon.',
    fix: 'Replace it with the space of your keyboard.',
    wrong: 'slug: capm\nhours:\u00a032',
    right: 'slug: capm\nhours: 32',
  },
  'yaml/old-line-ends': {
    meaning:
      'The file was saved with the line endings of very old Macs, so that YAML reads all of it as a single line.',
    fix: 'Save it with LF line endings. In VS Code, click CRLF or LF in the bar at the bottom and choose LF.',
    wrong: 'slug: capm\rtitle: CAPM',
    right: 'slug: capm\ntitle: CAPM',
  },
  'yaml/missing-pipe': {
    meaning:
      'A text of several lines, with a colon in it, needs the character | after the name of its field. Without it, YAML looks for fields in the text.',
    fix: 'Write | after the colon of the field, and begin the text on the next line, indented.',
    wrong: 'overview:\n  Three parts follow.\n\n  First part: a plan.',
    right: 'overview: |\n  Three parts follow.\n\n  First part: a plan.',
  },
  'yaml/text-beside-pipe': {
    meaning:
      'The character | says that a long text begins on the next line. Here, something else follows it on the same line.',
    fix: 'Move the words after | to the next line, indented like the rest of the text.',
    wrong: 'overview: | Three parts.\n  Plan, do, check.',
    right: 'overview: |\n  Three parts.\n  Plan, do, check.',
  },
  'yaml/hidden-text': {
    meaning:
      'In a text without quotes, a space and a # begin a comment. What follows is not shown, although it reads like a part of the text.',
    fix: 'Put the whole text in quotes. If it is a comment, write a space after the #, best on a line of its own.',
    wrong: 'title: Trainer of the year #1 in Oman',
    right: 'title: "Trainer of the year #1 in Oman"',
  },
  'yaml/hidden-heading': {
    meaning:
      'A heading of a long text begins at the margin. YAML ends the text there and reads the line as a comment: the heading is not shown.',
    fix: 'Begin the line with as many spaces as the text above it. A comment begins with a single #.',
    wrong: 'overview: |\n  What you learn.\n\n### Who should attend',
    right: 'overview: |\n  What you learn.\n\n  ### Who should attend',
  },
  'yaml/escape-in-text': {
    meaning:
      'Within double quotes, a backslash with the letter n is a line break, and with a t a tab. In a path, such as C:\\new, a backslash was meant.',
    fix: 'Put the text in single quotes, in which a backslash is only a backslash.',
    wrong: 'note: "C:\\new files"',
    right: "note: 'C:\\new files'",
  },
  'yaml/cut-off': {
    meaning:
      'The last line of the file has no line break, and its text stops in the middle of a sentence or of a field: most likely, the file was saved or copied only in part.',
    fix: 'Look for the rest in an earlier version of the file. If nothing is missing, finish the sentence and end the line with the Enter key.',
    wrong: 'overview: |\n  Two days of practice. You bring your own report, and',
    right: 'overview: |\n  Two days of practice. You bring your own report.\n',
  },
  'text/invisible-character': {
    meaning:
      'An invisible character was copied with a text from a web page or a word processor. Where a language needs such characters, as Persian does, they are not reported.',
    fix: 'Put the cursor after it and press Backspace once, or write the words again.',
    wrong: 'title: Power\u200b BI',
    right: 'title: Power BI',
  },
  'text/garbled-letters': {
    meaning: 'A text was saved in one encoding and read in another, so that each special letter became two or three.',
    fix: 'Write what the message proposes. Look for more of them in the text around it.',
    wrong: 'title: CafÃ© â€“ open',
    right: 'title: Café – open',
  },
  'text/curly-quotes': {
    meaning:
      'Word processors turn quotation marks into curly ones. YAML reads these as letters like any other: visitors see them around the text.',
    fix: 'Write straight quotation marks, or none. If visitors should see curly ones, ignore this warning.',
    wrong: 'title: “Power BI”',
    right: 'title: "Power BI"',
  },
  'text/stray-quote': {
    meaning: 'A text without quotes ends with a quotation mark that has no partner.',
    fix: 'Remove the mark, or write the one that is missing in front.',
    wrong: 'title: Power BI"',
    right: 'title: "Power BI"',
  },
  'text/run-together': {
    meaning:
      'Without the character |, YAML joins the lines of a text. Paragraphs, headings and lists become one line, with their hyphens in it.',
    fix: 'Write | after the colon of the field, and the whole text below it, indented.',
    wrong: 'overview:\n  For teams of\n  - buyers\n  - sellers',
    right: 'overview: |\n  For teams of\n\n  - buyers\n  - sellers',
  },
  'text/broken-markdown': {
    meaning:
      'A link, a table, a heading, a list or bold words are not quite written as Markdown needs them, so that visitors see the characters themselves.',
    fix: 'Write it as the message says: [text](/address), ### Heading, - entry, **bold**.',
    wrong: 'overview: |\n  See the [schedule] (/schedule).',
    right: 'overview: |\n  See the [schedule](/schedule).',
  },
};
