// Long explanations of the rules between files.
import type { Explanation } from './explanation.ts';

/** By code. */
export const linksExplanations: Readonly<Record<string, Explanation>> = {
  'link/unknown-course': {
    meaning: 'Something refers to a course by a slug that no file in courses has.',
    fix: 'Correct the slug, or add the course.',
    wrong: 'course: cpam',
    right: 'course: capm',
  },
  'link/unknown-story': {
    meaning: 'A page names a story that stories.yaml does not have.',
    fix: 'Correct the id, or add the story.',
    wrong: 'stories: [on-teh-ferry]',
    right: 'stories: [on-the-ferry]',
  },
  'link/unknown-trainer': {
    meaning: 'A course or a session names a trainer who has no file in the folder trainers.',
    fix: 'Correct the name, or add the file.',
    wrong: 'trainers: [sulaiman-al-karusi]',
    right: 'trainers: [sulaiman-al-kharusi]',
  },
  'link/unknown-category': {
    meaning: 'A link to the catalogue names a category that catalogue.yaml does not have.',
    fix: 'Correct the id of the category.',
    wrong: 'to: /courses?category=project-tech',
    right: 'to: /courses?category=project-technical',
  },
  'link/unknown-subcategory': {
    meaning: 'A link to the catalogue names a subcategory that catalogue.yaml does not have.',
    fix: 'Correct the id of the subcategory.',
    wrong: 'to: /courses?category=project-technical&subcategory=quality',
    right: 'to: /courses?category=project-technical&subcategory=quality-management',
  },
  'link/unknown-figure': {
    meaning: 'A page names a figure that site.yaml does not have.',
    fix: 'Correct the id, or add the figure to site.yaml.',
    wrong: 'figures: [client]',
    right: 'figures: [clients]',
  },
  'link/unknown-language': {
    meaning: 'The language of site.yaml has no file of messages.',
    fix: 'Add messages/<language>.yaml, or correct the language.',
    wrong: 'language: it',
    right: 'language: en',
  },
  'link/unknown-time-zone': {
    meaning: 'The time zone of site.yaml is unknown.',
    fix: 'Write it as continent and city.',
    wrong: 'timeZone: Muscat time',
    right: 'timeZone: Asia/Muscat',
  },
  'link/unusable-origin': {
    meaning: 'The origin of site.yaml has the right form, but its name or its port cannot exist.',
    fix: 'Open your site in a browser, and copy its address up to the end of the name.',
    wrong: 'origin: https://training..example.com',
    right: 'origin: https://training.example.com',
  },
  'link/unknown-currency': {
    meaning: 'The currency code of site.yaml is unknown.',
    fix: 'Write its code of three letters.',
    wrong: 'currency: OMA',
    right: 'currency: OMR',
  },
  'link/closes-before-opens': {
    meaning: 'Business hours in site.yaml end before they begin.',
    fix: 'Write both times on a 24-hour clock. The office may close at midnight, "00:00".',
    wrong: '{ from: Sunday, opens: "09:00", closes: "05:00" }',
    right: '{ from: Sunday, opens: "09:00", closes: "17:00" }',
  },
  'link/unknown-target': {
    meaning: 'A link leads to an address of this site that has neither a page nor a redirect.',
    fix: 'Correct the address, or add the page or a redirect.',
    wrong: 'to: /course',
    right: 'to: /courses',
  },
  'link/missing-scheme': {
    meaning: 'A link begins with two slashes, or a slash and a backslash: browsers take what follows for another site.',
    fix: 'Write https:// and the rest of the address, or a single slash for a page of this site.',
    wrong: 'to: //example.com/brochure',
    right: 'to: https://example.com/brochure',
  },
  'link/insecure-endpoint': {
    meaning: 'The site uses https, but forms.yaml names an http endpoint, to which browsers refuse to send.',
    fix: 'Write https, or choose a service that supports it.',
    wrong: '- { service: json, url: "http://forms.example.com/" }',
    right: '- { service: json, url: "https://forms.example.com/" }',
  },
  'link/unknown-page': {
    meaning: 'The file seo.yaml has texts for an address that has no page.',
    fix: 'Correct the address, or delete the entry.',
    wrong: 'pages:\n  /abuot: { description: ... }',
    right: 'pages:\n  /about: { description: ... }',
  },
  'link/missing-media': {
    meaning: 'The content names a picture, document or video that is not in the media folder.',
    fix: 'Put the file there, or correct the name: capital and small letters are different.',
    wrong: 'file: media/Room.jpg',
    right: 'file: media/room.jpg',
  },
  'link/duplicate-id': {
    meaning: 'Two courses in one category have the same legacy number, but only one can have its address.',
    fix: 'Give one of them a number of its own.',
    wrong: 'id: 12  # in pmp.yaml, and in capm.yaml',
    right: 'id: 14  # in pmp.yaml',
  },
  'link/shared-id': {
    meaning: 'Courses in two categories have the same legacy number. The first in the catalogue keeps its address.',
    fix: 'Give one another number, or write sharesId: true if it is intentional.',
    wrong: 'id: 12',
    right: 'id: 12\nsharesId: true',
  },
  'link/duplicate-title': {
    meaning: 'Two courses have the same title, so that visitors cannot tell them apart.',
    fix: 'Change one of the titles, or write sharesTitle: true if it is intentional.',
    wrong: 'title: Impactful Presentation',
    right: 'title: Impactful Presentation\nsharesTitle: true',
  },
  'link/duplicate-session': {
    meaning: 'Two sessions in schedule.yaml have the same id.',
    fix: 'Give one of them another id.',
    wrong: '- id: capm-2025-11\n- id: capm-2025-11',
    right: '- id: capm-2025-11\n- id: capm-2025-12',
  },
  'link/duplicate-story': {
    meaning: 'Two stories in stories.yaml have the same id.',
    fix: 'Give one of them another id.',
    wrong: '- id: on-the-ferry\n- id: on-the-ferry',
    right: '- id: on-the-ferry\n- id: on-the-train',
  },
  'link/duplicate-listing': {
    meaning:
      'A subcategory, or a category without subcategories, lists the same course twice. Several subcategories may list the same course: the first is its main one.',
    fix: 'Keep one of the two lines.',
    wrong: 'courses: [capm, pmp, capm]',
    right: 'courses: [capm, pmp]',
  },
  'link/duplicate-address': {
    meaning: 'Two pages would have the same address.',
    fix: 'Rename the file, or change the alias or number of one of them.',
    wrong: 'aliases: [/contact]',
    right: 'aliases: [/contact-sales]',
  },
  'link/slug-mismatch': {
    meaning: 'The slug inside a course file and the name of the file differ.',
    fix: 'Make them equal. The slug is part of the address, so change the file name if the course is published.',
    wrong: 'slug: cpam  # in capm.yaml',
    right: 'slug: capm  # in capm.yaml',
  },
  'link/related-itself': {
    meaning: 'A course is in its own list of related courses.',
    fix: 'Remove it from the list.',
    wrong: 'slug: capm\nrelated: [capm, project-management]',
    right: 'slug: capm\nrelated: [project-management]',
  },
  'link/unlisted-course': {
    meaning: 'A course file is not in the catalogue, so visitors cannot find the course.',
    fix: 'Add its slug to a category or subcategory in catalogue.yaml.',
    wrong: 'courses: [pmp]',
    right: 'courses: [pmp, capm]',
  },
  'link/duplicate-category': {
    meaning:
      'Two categories have the same id, or two subcategories of one category. Their courses would be shown together.',
    fix: 'Give one of them another id; or, if they are one, write their courses in one list.',
    wrong: '- id: health\n  name: Health\n- id: health\n  name: First aid',
    right: '- id: health\n  name: Health\n- id: first-aid\n  name: First aid',
  },
  'link/missing-page': {
    meaning: 'A page was given another template, so that the page that menus and buttons lead to is gone.',
    fix: 'Add a file to the pages folder with this template.',
    wrong: 'template: landing  # in pages/contact.yaml',
    right: 'template: contact  # in pages/contact.yaml',
  },
  'link/redirect-loop': {
    meaning: 'Redirects lead in a circle, so that browsers never arrive.',
    fix: 'Point one of them at a page.',
    wrong: '- { from: /a, to: /b }\n- { from: /b, to: /a }',
    right: '- { from: /a, to: /courses }\n- { from: /b, to: /courses }',
  },
  'link/redirect-chain': {
    meaning: 'A redirect leads to an address that is redirected itself. Each step makes a visitor wait.',
    fix: 'Point the first redirect straight at the final address.',
    wrong: '- { from: /a, to: /b }\n- { from: /b, to: /courses }',
    right: '- { from: /a, to: /courses }\n- { from: /b, to: /courses }',
  },
  'link/redirect-over-page': {
    meaning: 'A redirect starts at an address that has a page, which visitors then cannot open.',
    fix: 'Delete the redirect, or move the page.',
    wrong: '- { from: /contact, to: /register }',
    right: '- { from: /contact-us, to: /contact }',
  },
  'link/ends-before-start': {
    meaning: 'The last day of a session is before its first.',
    fix: 'Correct one of the two days.',
    wrong: 'startDate: "2025-11-27"\nendDate: "2025-11-23"',
    right: 'startDate: "2025-11-23"\nendDate: "2025-11-27"',
  },
  'link/hours-disagree': {
    meaning: 'A session has more or fewer hours than its course, without a reason.',
    fix: 'Make the two agree. If the session really is shorter or longer, say why in hoursNote, which only editors see.',
    wrong: 'hours: 24',
    right: 'hours: 24\nhoursNote: The short edition of three weekdays',
  },
  'link/no-coming-session': {
    meaning: 'The home page features a course that has no upcoming session.',
    fix: 'Add a session, or feature another course.',
    wrong: 'featured:\n  courses: [capm]  # last held in 2024',
    right: 'featured:\n  courses: [pmp]  # begins next month',
  },
  'link/past-sessions': {
    meaning: 'The schedule still lists sessions that are over.',
    fix: 'Delete them, or write keepPastSessions: true.',
    wrong: 'sessions:\n  - id: capm-2019-05',
    right: 'keepPastSessions: true  # in site.yaml',
  },
  'link/unusable-picture': {
    meaning:
      'The picture is there, but it cannot be shown: its format is not published, its name has capitals, spaces or other letters, or it is outside the media folder.',
    fix: 'Do what the advice says: rename the file, or save it in another format, and write its new name.',
    wrong: 'file: media/My Photo.JPG',
    right: 'file: media/my-photo.jpg',
  },
  'link/unused-media': {
    meaning:
      'A picture, document or video is in the media folder, but no page or course shows it or links to it. Documents and videos that nothing names are not published.',
    fix: 'First check whether a file that named it was deleted or cut short, and if so restore that file. Otherwise name it where it belongs, or delete it.',
    wrong: 'media/old-room.jpg',
    right: 'image: { file: media/old-room.jpg, alt: The training room }',
  },
  'link/empty-range': {
    meaning:
      'A range that site.yaml declares has a minimum above its maximum. Until it is corrected, no course is checked against it.',
    fix: 'Usually the two are in the wrong order: swap them.',
    wrong: 'price: { minimum: 650, maximum: 150 }',
    right: 'price: { minimum: 150, maximum: 650 }',
  },
  'link/outside-range': {
    meaning: 'A price or duration is outside the range that site.yaml gives as usual for this provider.',
    fix: 'Correct the figure. If it is right, widen the range.',
    wrong: 'price: 4500',
    right: 'price: 450',
  },
};
