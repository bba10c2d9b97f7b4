// Long explanations of the rules about the content folder and the YAML of its files.
import type { Explanation } from './explanation.ts';

/** By code. */
export const filesExplanations: Readonly<Record<string, Explanation>> = {
  'load/missing-file': {
    meaning: 'The content folder lacks a file that every site has.',
    fix: 'Add the file under exactly this name. Or run "prospectus new site my-site" to start from scratch.',
    wrong: 'content/ without site.yaml',
    right: 'content/site.yaml',
  },
  'load/empty-folder': {
    meaning: 'The folder exists, but it has no site content in it.',
    fix: 'Usually another folder was meant: name it with --content. Run "prospectus new site my-site" to start a new one.',
    wrong: 'prospectus check --content contents',
    right: 'prospectus check --content content',
  },
  'load/unexpected-file': {
    meaning:
      'A YAML file is in a place where Prospectus does not look for content, or has a name that it does not know. It is ignored.',
    fix: 'Give it the name that the advice proposes, move it to courses, pages, trainers, news or messages, or delete it.',
    wrong: 'content/course/capm.yaml',
    right: 'content/courses/capm.yaml',
  },
  'load/stray-file': {
    meaning:
      'A backup, a spreadsheet or an office document is among the content. Only .yaml files are read there, and pictures and documents in the media folder.',
    fix: 'Move it to a folder outside the content.',
    wrong: 'content/sessions.csv',
    right: 'sessions.csv (outside the content folder)',
  },
  'load/broken-table': {
    meaning:
      'A row of redirects.csv has more values than its first row, or a quotation mark that does not belong to a whole value.',
    fix: 'Save the table again from your spreadsheet as CSV (UTF-8), or put quotation marks around a value that has a comma or a semicolon in it.',
    wrong: '/prices,2019.pdf,/courses',
    right: '"/prices,2019.pdf",/courses',
  },
  'load/wrong-folder': {
    meaning: 'Judging by its fields, the file is a course or a page, but it is not in the folder of courses or pages.',
    fix: 'Move it where the message says. Links to it do not have to change.',
    wrong: 'content/power-bi.yaml',
    right: 'content/courses/power-bi.yaml',
  },
  'load/wrong-ending': {
    meaning:
      'The file is in the right place, but only names that end in .yaml, in small letters, are read. Windows hides a .txt at the end of a name: in Explorer, turn on View > Show > File name extensions.',
    fix: 'Rename the file.',
    wrong: 'courses/capm.yml',
    right: 'courses/capm.yaml',
  },
  'load/unreadable-file': {
    meaning:
      'Something has the name of a content file and cannot be opened: a folder, a link that leads nowhere, or a file that your account may not read.',
    fix: 'Put a file that can be read in its place.',
    wrong: 'courses/capm.yaml/ (a folder)',
    right: 'courses/capm.yaml (a file)',
  },
  'load/outside-link': {
    meaning:
      'A symbolic link in the content folder leads to a file elsewhere. Links within the folder are followed, others are not.',
    fix: 'Delete the link and put a copy of the file in its place.',
    wrong: 'courses/capm.yaml -> ../../drafts/capm.yaml',
    right: 'courses/capm.yaml',
  },
  'load/unreadable-picture': {
    meaning:
      'The name of the file is that of a picture, but its content cannot be read as one. It may be damaged, or a different kind of file that was renamed.',
    fix: 'Open it in a program for pictures and save it again.',
    wrong: 'media/room.jpg (a Word document renamed)',
    right: 'media/room.jpg (saved as JPEG)',
  },
  'load/small-picture': {
    meaning:
      'The picture has fewer pixels than pages need even where they show it smallest. It was probably saved from an email, a web page or a preview.',
    fix: 'Use the original: at least 800 pixels wide, 1600 for a gallery. Smaller copies for telephones are made of it.',
    wrong: 'media/room.jpg (40 × 30 pixels)',
    right: 'media/room.jpg (1600 × 1200 pixels)',
  },
  'load/many-problems': {
    meaning: 'Only the first 200 problems of a file are listed. So many usually have one cause.',
    fix: 'Look for the mistake that the listed problems share: a field renamed throughout, or another file pasted here.',
    wrong: 'sessions: [{ begin: 2025-11-04 }, { begin: 2025-12-02 }] # and hundreds more',
    right: 'sessions: [{ startDate: 2025-11-04 }, { startDate: 2025-12-02 }]',
  },
  'load/unusable-picture': {
    meaning:
      'A picture in the content folder is in a format that is not published, such as HEIC or GIF, or is not in the media folder.',
    fix: 'Save it as JPEG, PNG, WebP, AVIF or SVG in the media folder, or delete it.',
    wrong: 'media/room.heic',
    right: 'media/room.jpg',
  },
  'load/wrong-picture-kind': {
    meaning: 'The file name says one format, but the picture is in another: renaming a picture does not convert it.',
    fix: 'Change the ending of the file name to match its format, or save the picture again in the format that the ending promises.',
    wrong: 'media/room.jpg (a GIF renamed)',
    right: 'media/room.jpg (saved as JPEG)',
  },
  'load/unsafe-drawing': {
    meaning:
      'An SVG file is published as it is, so it may contain nothing but a drawing: no script, no link to other files or addresses, no foreign elements and no DOCTYPE. Filters and repeated parts have a limit, because a few lines of them can take hours to draw.',
    fix: 'Delete what the message names, at the line it gives. Most drawing programs can also save plain or optimised SVG.',
    wrong: '<svg xmlns="http://www.w3.org/2000/svg"><script>track()</script></svg>',
    right: '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9v9z"/></svg>',
  },
  'yaml/unquoted-colon': {
    meaning:
      'YAML reads a colon with a space after it as the end of a field name. A text that contains one needs quotes.',
    fix: 'Put quotes around the whole text.',
    wrong: 'title: PMP: the essentials',
    right: 'title: "PMP: the essentials"',
  },
  'yaml/tab-indentation': {
    meaning: 'Lines are indented with spaces only: each program shows a tab in a different width.',
    fix: 'Delete the tab and type two spaces for each level. Most editors have a setting that always does this.',
    wrong: 'address:\n→street: 1 Quay Street',
    right: 'address:\n  street: 1 Quay Street',
  },
  'yaml/unclosed-quote': {
    meaning: 'A quotation mark opens a text, but the text does not end with the same mark.',
    fix: 'Add the closing quotation mark, or remove the opening one if the text needs no quotes.',
    wrong: 'title: "Risk management',
    right: 'title: "Risk management"',
  },
  'yaml/text-after-quote': {
    meaning:
      'A text in quotes ends at the next mark of the same kind. An apostrophe inside single quotes, or a quotation mark inside double quotes, ends it early.',
    fix: 'Use the other kind of quotes around the whole text.',
    wrong: "quote: 'I didn't know that'",
    right: 'quote: "I didn\'t know that"',
  },
  'yaml/unclosed-bracket': {
    meaning:
      'A list in square brackets or a group in braces is opened but not closed. A text that merely begins with a bracket needs quotes.',
    fix: 'Close the bracket, or put the text in quotes.',
    wrong: 'keywords: [risk, planning',
    right: 'keywords: [risk, planning]',
  },
  'yaml/bad-indentation': {
    meaning:
      'The number of spaces before a line says what it belongs to. Lines of the same list or group begin in the same column.',
    fix: 'Begin the line with as many spaces as the message says.',
    wrong: 'modules:\n  - title: First\n   hours: 4',
    right: 'modules:\n  - title: First\n    hours: 4',
  },
  'yaml/list-mark': {
    meaning: 'Each entry of a list begins with a hyphen and a space. Dashes, asterisks and dots do not work.',
    fix: 'Write a hyphen and a space at the beginning of the entry, below the hyphens of the other entries.',
    wrong: 'topics:\n  - Scope\n  * Risk',
    right: 'topics:\n  - Scope\n  - Risk',
  },
  'yaml/merge-conflict': {
    meaning:
      'Two people changed the same lines, and Git wrote both versions into the file, between lines of <<<<<<<, ======= and >>>>>>>.',
    fix: 'Decide between the two versions and delete the other one, with the three lines around them.',
    wrong: '<<<<<<< HEAD\nhours: 40\n=======\nhours: 32\n>>>>>>> new-prices',
    right: 'hours: 32',
  },
  'yaml/missing-colon': {
    meaning:
      'In a group of fields, each line is a field name, a colon, a space and a value. This line is something else, or the space is missing.',
    fix: 'Write the colon with a space after it. If the line continues the text above, indent it further.',
    wrong: 'title:Risk management',
    right: 'title: Risk management',
  },
  'yaml/reserved-character': {
    meaning:
      'Some characters mean something in YAML when a text begins with them: @ ` % * & ! | > [ ] { } , ? and a hyphen with a space.',
    fix: 'Put the whole text in quotes.',
    wrong: 'label: @home courses',
    right: 'label: "@home courses"',
  },
  'yaml/bad-escape': {
    meaning:
      'Within double quotes a backslash and the letter after it make a special character. Only some letters have such a meaning.',
    fix: 'Write two backslashes, or use single quotes, where a backslash is only a backslash.',
    wrong: 'note: "Save it in C:\\quotes"',
    right: "note: 'Save it in C:\\quotes'",
  },
  'yaml/several-documents': {
    meaning: 'A line of three hyphens begins another document. A file has one entry.',
    fix: 'Delete the line, or move what follows to a file of its own.',
    wrong: 'slug: capm\n---\nslug: pmp',
    right: 'slug: capm',
  },
  'yaml/duplicate-key': {
    meaning: 'The same field is in one group twice, but only one of the values can be used.',
    fix: 'Keep the value that is right and delete the other line.',
    wrong: 'price: 450\nhours: 40\nprice: 400',
    right: 'price: 400\nhours: 40',
  },
  'yaml/merge-key': {
    meaning:
      'Some programs read << as: take over all fields of another group. Prospectus does not, because the text does not show which value is used.',
    fix: 'Write the fields out. A reference to one whole value is possible: & gives it a name, * repeats it.',
    wrong: 'second:\n  <<: *first',
    right: 'second:\n  label: Courses\n  to: /courses',
  },
  'yaml/empty-file': {
    meaning: 'The file has nothing in it, or only notes that begin with #.',
    fix: 'Undo the change that emptied it, write its content, or delete the file.',
    wrong: '# slug: capm',
    right: 'slug: capm',
  },
  'yaml/wrong-encoding': {
    meaning:
      'Text is stored as bytes, in one of several ways. Content is stored as UTF-8, which has the letters of every language.',
    fix: 'In your editor choose Save with encoding: UTF-8. Then check accented letters, dashes and quotation marks.',
    wrong: 'site.yaml, saved as UTF-16',
    right: 'site.yaml, saved as UTF-8',
  },
  'yaml/control-character': {
    meaning: 'Characters that cannot be seen slip in when text is copied from other programs.',
    fix: 'Delete it, or type the line again.',
    wrong: 'title: Risk␀management',
    right: 'title: Risk management',
  },
  'yaml/huge-file': {
    meaning: 'A content file is a few kilobytes long. One of this size contains something that does not belong there.',
    fix: 'Look for pasted pictures or repeated lines. Pictures belong in the media folder.',
    wrong: 'image: data:image/png;base64,iVBORw0KGgo...',
    right: 'image: { file: media/room.png, alt: The training room }',
  },
  'yaml/deep-nesting': {
    meaning: 'Lists and groups are nested far deeper than any field needs.',
    fix: 'Delete the brackets or hyphens that were repeated by mistake.',
    wrong: 'topics: [[[[[[[[[[one]]]]]]]]]]',
    right: 'topics: [one]',
  },
  'yaml/endless-reference': {
    meaning: 'A name given with & is used with * inside itself, or so often that the data would grow without end.',
    fix: 'Write the values out.',
    wrong: 'topics: &topics [Risk, *topics]',
    right: 'topics: [Risk, Planning]',
  },
  'yaml/syntax': {
    meaning: 'The line breaks a rule of YAML that has no explanation of its own.',
    fix: 'Compare the line with the same part of another file. Quotes around the text often help.',
    wrong: 'topics: [Risk, , Planning]',
    right: 'topics: [Risk, Planning]',
  },
};
