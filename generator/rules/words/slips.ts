// Values that have the right form and are most likely not meant: a slip in a year, a word of another course, a name of a
// file for a description.
import { defineRule } from '../../model/diagnostic.ts';

export const improbableDate = defineRule({
  code: 'link/improbable-date',
  severity: 'warning',
  why: 'The site would publish a wrong date.',
  say: ({ date, reason }: { readonly date: string; readonly reason: string }) => ({
    message: `${date} is probably a slip: ${reason}.`,
    advice: 'Correct the year, the month or the day.',
  }),
});

export const swappedCoordinates = defineRule({
  code: 'link/swapped-coordinates',
  severity: 'warning',
  why: 'Calendars and maps would send visitors to another country.',
  say: ({ latitude, longitude }: { readonly latitude: number; readonly longitude: number }) => ({
    message:
      'Latitude and longitude are probably swapped: the place would be more than a thousand kilometres from the provider.',
    advice: `Write latitude: ${longitude} and longitude: ${latitude}.`,
  }),
});

export const foreignLabel = defineRule({
  code: 'link/label-of-another-category',
  severity: 'warning',
  why: 'The card of the course names a category in which nobody finds it.',
  say: ({ label, place }: { readonly label: string; readonly place: string }) => ({
    message: `The label "${label}" is the name of a category, and the course is listed in "${place}".`,
    advice: `Write another label, such as "${place}"; or list the course in "${label}" in catalogue.yaml.`,
  }),
});

export const fileNameAlternative = defineRule({
  code: 'text/file-name-alternative',
  severity: 'warning',
  why: 'Someone who cannot see the picture hears the name of a file.',
  say: ({ alt }: { readonly alt: string }) => ({
    message: `The alternative text "${alt}" is the name of the picture's file.`,
    advice: 'Say in alt what the picture shows.',
  }),
});
