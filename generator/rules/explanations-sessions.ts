// Long explanations of the rules on sessions and places.
import type { Explanation } from './explanation.ts';

/** By code. */
export const sessionsExplanations: Readonly<Record<string, Explanation>> = {
  'link/session-when': {
    meaning:
      'A session gives its dates in one of four ways: startDate (with endDate where it lasts longer than a day), meetings, month, or dates: on request or any time. This one has none of them, or several.',
    fix: 'Write one of them. What you know of the days decides which one.',
    wrong: 'startDate: "2027-03-07"\nmonth: 2027-03',
    right: 'startDate: "2027-03-07"',
  },
  'link/stray-session-field': {
    meaning: 'A field of a session needs another field, which is missing; or it is ignored beside another one.',
    fix: 'Add the other field, or delete this one.',
    wrong: 'startDate: "2027-03-07"\ndays: [Sunday, Monday]',
    right: 'startDate: "2027-03-07"\nendDate: "2027-03-15"\ndays: [Sunday, Monday]',
  },
  'link/meeting-ends-first': {
    meaning: 'A meeting ends at a time of day before it begins.',
    fix: 'Write both times on a 24-hour clock.',
    wrong: 'from: "08:30"\nto: "04:30"',
    right: 'from: "08:30"\nto: "16:30"',
  },
  'link/day-without-meeting': {
    meaning:
      'No day of a session is one of its days of the week; or it meets daily, and its first or last day is among its exceptions. A term with days of the week may begin and end on any day.',
    fix: 'Correct the days of the week, or the first and the last day.',
    wrong: 'startDate: "2027-03-08"  # a Monday\nendDate: "2027-03-10"\ndays: [Sunday, Thursday]',
    right: 'startDate: "2027-03-08"\nendDate: "2027-06-10"\ndays: [Sunday, Thursday]',
  },
  'link/meeting-hours': {
    meaning:
      'All meetings together are shorter than nine tenths of the stated hours, or longer than one and a half times as much. Breaks and teaching hours of less than sixty minutes are within these bounds.',
    fix: 'Correct days, times or hours; or say in hoursNote why they differ.',
    wrong: 'hours: 24\nstartDate: "2027-03-07"\nfrom: "09:00"\nto: "16:30"',
    right: 'hours: 24\nstartDate: "2027-03-07"\nendDate: "2027-03-09"\nfrom: "09:00"\nto: "16:30"',
  },
  'link/seats-disagree': {
    meaning: 'A session has more places left than it has in all.',
    fix: 'Correct seats or seatsLeft.',
    wrong: 'seats: 12\nseatsLeft: 20',
    right: 'seats: 12\nseatsLeft: 2',
  },
  'link/held-twice': {
    meaning:
      'Two sessions are equal in everything but their id, their status and their places left; or two meetings of one session begin on the same day at the same hour. One was probably copied, and its date not changed.',
    fix: 'Correct the date or the hour, or delete one of the two. Give each of several groups that are taught at the same time a title.',
    wrong: 'meetings:\n  - date: "2027-03-07"\n    to: "12:00"\n  - date: "2027-03-07"\n    to: "12:30"',
    right: 'meetings:\n  - date: "2027-03-07"\n    to: "12:00"\n  - date: "2027-03-14"\n    to: "12:30"',
  },
  'link/missing-time-zone': {
    meaning:
      'Sessions say at which time of day they begin, and site.yaml has no time zone. Calendar files and search engines need one; without it they are given UTC, the time of London in winter.',
    fix: 'Add your time zone to site.yaml, as continent and city. If it is UTC, write that.',
    wrong: 'language: fr',
    right: 'language: fr\ntimeZone: Europe/Paris',
  },
  'link/unknown-place': {
    meaning: 'A session or a meeting names a place that places.yaml does not have.',
    fix: 'Correct the id, add the place, or write where it is held as location.',
    wrong: 'place: riversde',
    right: 'place: riverside',
  },
  'link/unknown-event': {
    meaning: 'A session names an event that the events in schedule.yaml do not have.',
    fix: 'Correct the id, or add the event.',
    wrong: 'event: spring-weak-2027',
    right: 'event: spring-week-2027',
  },
  'link/duplicate-place': {
    meaning: 'Two places have the same id.',
    fix: 'Give one of them another id.',
    wrong: '- id: riverside\n  name: Riverside Rooms\n- id: riverside\n  name: Riverside Hall',
    right: '- id: riverside\n  name: Riverside Rooms\n- id: riverside-hall\n  name: Riverside Hall',
  },
  'link/duplicate-event': {
    meaning: 'Two events have the same id.',
    fix: 'Give one of them another id.',
    wrong: '- id: spring\n  name: Spring week\n- id: spring\n  name: Spring workshops',
    right: '- id: spring\n  name: Spring week\n- id: spring-workshops\n  name: Spring workshops',
  },
  'link/swapped-coordinates': {
    meaning:
      'A place is far from the coordinates of the provider in site.yaml, but close to them if its latitude and longitude are swapped.',
    fix: 'Swap the two. Latitude counts from the equator to the north, longitude from Greenwich to the east.',
    wrong: 'geo:\n  latitude: 56.7468\n  longitude: 24.3643',
    right: 'geo:\n  latitude: 24.3643\n  longitude: 56.7468',
  },
  'link/improbable-date': {
    meaning:
      'A date has the right format, but with it a session would last for years, be decades away, or be postponed to a day before its first; or a course would have been revised in the future.',
    fix: 'Correct the date. If a course really lasts that long, give its length in hours, days or weeks.',
    wrong: 'startDate: "2026-11-28"\nendDate: "2062-12-02"',
    right: 'startDate: "2026-11-28"\nendDate: "2026-12-02"',
  },
};
