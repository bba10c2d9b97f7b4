// Long explanations of the rules about texts and finished pages.
import type { Explanation } from './explanation.ts';

/** By code. */
export const pagesExplanations: Readonly<Record<string, Explanation>> = {
  'text/starter-left': {
    meaning:
      'A new site begins with an example course, its price, and an address and an email address on example.com. One of them is still there.',
    fix: 'Write your own. An example course that you do not need is deleted with its sessions in schedule.yaml.',
    wrong: 'email: info@example.com',
    right: 'email: office@harbour-school.co.uk',
  },
  'text/raw-html': {
    meaning: 'Texts are written in Markdown. HTML in them is not shown.',
    fix: 'Write the same in Markdown.',
    wrong: 'overview: Bring <b>a laptop</b>.',
    right: 'overview: Bring **a laptop**.',
  },
  'text/picture-in-text': {
    meaning:
      'A text has a picture where its page shows none, or a picture from another site. Only the texts of pages with "template: text" and of news have pictures. These are in the media folder, so that every screen gets a size that fits it.',
    fix: 'Remove the picture from the text. Name it in "image" of the course, add it to the gallery page, or write a page of text.',
    wrong: 'overview: "Our studio: ![The studio](media/studio.jpg)"',
    right: 'overview: Our studio is on the ground floor.\nimage:\n  file: media/studio.jpg\n  alt: The studio',
  },
  'text/deep-nesting': {
    meaning: 'Quotes, lists or emphasis in a Markdown text are nested deeper than any page can show.',
    fix: 'Delete the excess characters: usually a key was held down, or a whole email was pasted with its quotes.',
    wrong: "overview: '> > > > > > > > > > > > > > > > > > > > > > A line'",
    right: "overview: '> A line'",
  },
  'text/heading-level': {
    meaning: 'Headings of a text skip a level, or begin above the headings of the page around them.',
    fix: 'Use as many # as the advice says.',
    wrong: 'overview: |\n  # First week',
    right: 'overview: |\n  ### First week',
  },
  'text/unknown-placeholder': {
    meaning: 'A name in braces is replaced by a value, but this name has no value here.',
    fix: 'Use one of the names that the description of the field gives.',
    wrong: 'one: "{cuont} course"',
    right: 'one: "{count} course"',
  },
  'text/missing-placeholder': {
    meaning: 'The text must contain a value, but has no placeholder for it.',
    fix: 'Write the name in braces where the value belongs.',
    wrong: 'other: courses',
    right: 'other: "{count} courses"',
  },
  'text/missing-plurals': {
    meaning: 'The language of the file counts in more ways than the text has forms, so that some numbers read wrongly.',
    fix: 'Write a text for each of the forms. Where two of them are alike, write it twice.',
    wrong: 'courses:\n  other: "{count} courses"',
    right: 'courses:\n  one: "{count} course"\n  other: "{count} courses"',
  },
  'text/untranslated-messages': {
    meaning: 'Words are not supplied in this language, and the messages file or a page does not have all of them.',
    fix: 'Add the missing texts to the file, in its language.',
    wrong: 'navigation:\n  home: Inicio',
    right: 'navigation:\n  home: Inicio\n  courses: Cursos',
  },
  'text/unused-plurals': {
    meaning: 'The text has a form that no number takes in the language of the file. It may come from another language.',
    fix: 'Remove the form.',
    wrong: 'courses:\n  one: "{count} course"\n  few: "{count} courses"\n  other: "{count} courses"',
    right: 'courses:\n  one: "{count} course"\n  other: "{count} courses"',
  },
  'text/empty-alternative': {
    meaning: 'A picture has no alternative text for people who cannot see it.',
    fix: 'Say what it shows, or that it is only decoration.',
    wrong: 'alt: ""',
    right: 'alt: Six participants around a table',
  },
  'text/search-title-length': {
    meaning: 'Search engines cut off titles that are too long, and ignore those that say too little.',
    fix: 'Write a title of its own for the page in seo.yaml.',
    wrong: 'title: Project management, quality, data and leadership training for teams in Muscat',
    right: 'title: Project management training',
  },
  'text/search-name-length': {
    meaning:
      'The name of the provider is so long that most titles have no room for it: they are shown without the name.',
    fix: 'Give the provider a short name in site.yaml; titles without room for the whole name use it. Or leave {name} out of titlePattern in seo.yaml.',
    wrong: 'name: Galaxy Training Network Video Library',
    right: 'name: Galaxy Training Network Video Library\nshortName: Galaxy Training',
  },
  'text/search-description-length': {
    meaning: 'Search engines show about one and a half lines of a description.',
    fix: 'Write one or two sentences of the length that the advice gives.',
    wrong: 'description: Courses.',
    right:
      'description: Classroom courses in Muscat for teams and single professionals, in project management, quality, data and leadership, with small groups.',
  },
  'text/missing-search-texts': {
    meaning: 'A page has no entry in seo.yaml.',
    fix: 'Add one.',
    wrong: 'pages:\n  /: { description: ... }',
    right: 'pages:\n  /: { description: ... }\n  /about: { description: ... }',
  },
  'text/repeated-title': {
    meaning: 'Two pages have the same title for search engines, which then show only one of them.',
    fix: 'Give one of them a title of its own.',
    wrong: '/about: { title: Training }\n/courses: { title: Training }',
    right: '/about: { title: About us }\n/courses: { title: Training courses }',
  },
  'text/repeated-description': {
    meaning: 'Two pages describe themselves in the same words.',
    fix: 'Write what the one page offers that the other does not.',
    wrong: '/about: { description: Training in Muscat. }\n/courses: { description: Training in Muscat. }',
    right: '/about: { description: Who we are. }\n/courses: { description: What we teach. }',
  },
  'render/content-changed': {
    meaning: 'The file was saved after it had been checked, while its page was being made.',
    fix: 'Build again. The site that was published before is still whole.',
    wrong: 'price: 450  # saved while the build was running',
    right: 'price: 450  # saved before the build',
  },
  'render/page-failed': {
    meaning: 'The page could not be made from its content.',
    fix: 'Look for an unusual value in the file. If you find none, report the failure.',
    wrong: 'the message of an error in a template',
    right: 'nothing: report it with the file',
  },
  'render/unpainted-picture': {
    meaning:
      'A picture that Prospectus draws, such as the icon of the site or the picture that is shown with a link, cannot be painted. Most of these have the logo in them.',
    fix: 'Save the drawings of your logo and favicon again as plain SVG, without filters and links. If that does not help, report the failure.',
    wrong: '<svg ...><use href="#a"/></svg>   # with a thousand parts that refer to each other',
    right: '<svg ...><path d="..."/></svg>',
  },
  'html/broken-link': {
    meaning: 'The finished page links to an address that the site does not have.',
    fix: 'Links in content are checked before pages are made (link/unknown-target). If you see this message, a template of Prospectus is at fault: please report it.',
    wrong: 'a page of the finished site links to /shedule',
    right: 'the page links to /schedule',
  },
  'link/second-main-page': {
    meaning:
      'Two pages have a template that the site itself leads to, such as the catalogue or the contact page. Menus, forms and course pages lead to one of them only.',
    fix: 'Delete one of the two pages, or give it another template.',
    wrong: '# in pages/courses.yaml and in pages/kurse.yaml\ntemplate: catalogue',
    right: '# in pages/kurse.yaml only\ntemplate: catalogue',
  },
  'link/unknown-fragment': {
    meaning:
      'A link leads to a part of a page (what follows #) that the page does not have. On a page of text these are the words of its headings, on the catalogue the ids of the categories.',
    fix: 'Write one of the parts that the advice names, or delete what follows #.',
    wrong: 'to: /courses#softskills',
    right: 'to: /courses#soft-skills',
  },
  'html/broken-fragment': {
    meaning: 'The finished page links to a part of a page that this page does not have.',
    fix: 'Links in content are checked before pages are made (link/unknown-fragment). If you see this message, a template of Prospectus is at fault: please report it.',
    wrong: 'a page of the finished site links to /about#tem',
    right: 'the page links to /about#team',
  },
  'html/headings': {
    meaning: 'The headings of the finished page skip a level, or there is not exactly one main heading.',
    fix: 'Headings in content are checked before pages are made (text/heading-level). If you see this message, a template of Prospectus is at fault: please report it.',
    wrong: 'a finished page has an h4 below an h2',
    right: 'the page has an h3 between them',
  },
};
