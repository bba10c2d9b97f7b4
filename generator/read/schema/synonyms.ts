// Names that other systems and other languages have for the fields of content, and words for its choices.
import { nearest } from '../../rules/nearest.ts';

const synonyms: Readonly<Record<string, readonly string[]>> = {
  price: ['fee', 'fees', 'cost', 'costs', 'tuition', 'amount', 'preis', 'prix', 'tarif', 'kosten'],
  extras: ['extra', 'surcharges', 'supplements', 'addons', 'additional', 'additionalcosts', 'zusatzkosten'],
  per: ['unit', 'each', 'every', 'interval', 'period', 'pro', 'par'],
  tax: ['vat', 'gst', 'salestax', 'mwst', 'tva'],
  hours: ['duration', 'length', 'stunden', 'heures', 'dauer', 'duree'],
  title: ['metatitle', 'seotitle', 'name', 'heading', 'headline', 'titel', 'titre', 'coursename'],
  name: ['title', 'fullname'],
  description: ['metadescription', 'seodescription', 'summary', 'abstract', 'beschreibung', 'teaser', 'text'],
  overview: ['body', 'content', 'longdescription', 'about'],
  curriculum: ['syllabus', 'modules', 'outline', 'agenda', 'programme', 'program', 'contents'],
  objectives: ['outcomes', 'goals', 'learningobjectives', 'aims', 'ziele', 'objectifs'],
  prerequisites: ['requirements', 'requirement', 'voraussetzungen', 'prerequis'],
  code: ['coursecode', 'kursnummer', 'reference'],
  minimum: ['minparticipants', 'minimumparticipants', 'mindestteilnehmerzahl'],
  bookBy: ['deadline', 'bookingdeadline', 'anmeldeschluss'],
  validFor: ['validity', 'valid', 'expires', 'gueltigkeit'],
  leadsTo: ['next', 'nextcourse', 'nextcourses'],
  accreditations: ['accreditation', 'accreditedby', 'approvals'],
  trainers: ['trainer', 'instructor', 'instructors', 'teacher', 'teachers', 'lecturer', 'lecturers', 'tutors'],
  keywords: ['tags', 'tag', 'stichworte', 'motscles'],
  level: ['difficulty', 'niveau', 'stufe'],
  lastUpdated: ['updated', 'modified', 'lastmodified'],
  features: ['benefits', 'highlights', 'included'],
  biography: ['bio', 'vita', 'profile', 'about', 'description', 'text'],
  credentials: ['qualifications', 'certificates', 'certifications'],
  role: ['position', 'job', 'jobtitle', 'subject'],
  question: ['q', 'frage'],
  answer: ['a', 'antwort', 'reponse'],
  languages: ['language', 'lang', 'sprache', 'langue'],
  questions: ['faq', 'faqs'],
  image: ['picture', 'photo', 'img', 'bild'],
  picture: ['image', 'photo', 'img', 'bild', 'portrait'],
  file: ['src', 'path', 'image', 'document', 'url', 'link', 'href'],
  brand: ['color', 'colour', 'primary', 'primarycolor', 'primarycolour', 'maincolor', 'farbe'],
  accent: ['secondary', 'secondarycolor', 'secondarycolour', 'accentcolor', 'accentcolour'],
  typeface: ['font', 'fontfamily', 'schriftart', 'police'],
  alt: ['alternative', 'alttext', 'caption'],
  summary: ['excerpt', 'teaser', 'abstract', 'lead', 'description', 'resume'],
  text: ['body', 'content', 'texte', 'inhalt'],
  date: ['day', 'published', 'pubdate', 'publishdate', 'datum', 'jour'],
  slug: ['url', 'permalink'],
  register: ['registration', 'registrationlink', 'booking', 'bookinglink', 'signup', 'anmeldung', 'inscription'],
  from: ['old', 'source', 'starttime', 'time', 'begintime', 'uhrzeit', 'heure', 'start', 'startdate', 'begins'],
  to: ['new', 'endtime', 'finish', 'finishtime', 'link', 'href', 'url', 'target', 'end'],
  type: ['format', 'mode', 'delivery', 'deliverymode'],
  until: ['to', 'end', 'ends', 'enddate', 'expires', 'validuntil'],
  author: ['by', 'writer', 'autor', 'auteur'],
  startDate: ['start', 'begin', 'begins', 'from', 'date', 'beginn', 'debut'],
  endDate: ['end', 'ends', 'until', 'to', 'ende', 'fin'],
  place: ['venue', 'ort', 'lieu'],
  location: ['place', 'venue', 'city', 'ort', 'lieu'],
  availability: ['places', 'seats', 'spots'],
  phones: ['phone', 'telephone', 'tel', 'mobile'],
  email: ['mail', 'e-mail'],
  url: ['link', 'href', 'website', 'web'],
  label: ['title', 'name', 'text'],
};

/** Words for choices and other fixed values; a price of 0 is written as free. */
const choices: Readonly<Record<string, readonly string[]>> = {
  questions: ['faq', 'faqs'],
  'picture-text': ['imagetext', 'textimage', 'textpicture', 'image', 'picture'],
  gallery: ['photos', 'pictures', 'images', 'slideshow'],
  call: ['cta', 'calltoaction', 'button', 'banner'],
  stories: ['testimonials', 'quotes', 'reviews'],
  figures: ['stats', 'statistics', 'numbers', 'counters'],
  trainers: ['team', 'people', 'staff'],
  sessions: ['schedule', 'dates', 'calendar'],
  documents: ['downloads', 'files'],
  logos: ['partners', 'clients'],
  form: ['contact', 'contactform'],
  'Waiting list': ['waitlist', 'wartelist', 'warteliste'],
  Full: ['soldout', 'bookedout', 'fullybooked', 'closed', 'ausgebucht', 'complet'],
  Limited: ['fewleft', 'fewplaces', 'almostfull', 'lastplaces'],
  Available: ['open', 'placesleft'],
  'In-person': ['classroom', 'onsite', 'facetoface', 'presence', 'offline'],
  Online: ['virtual', 'remote', 'zoom', 'webinar', 'live'],
  Hybrid: ['blended', 'mixed'],
  github: ['githubpages'],
  google: ['googleanalytics', 'ga4', 'ga'],
  cloudflare: ['cloudflarepages'],
  select: ['dropdown', 'list', 'choice', 'combobox'],
  textarea: ['longtext', 'message', 'multiline', 'paragraph'],
  tel: ['phone', 'telephone', 'mobile'],
  EUR: ['euro', 'euros', '€'],
  USD: ['dollar', 'dollars', 'us$', '$'],
  GBP: ['pound', 'pounds', '£'],
  free: ['gratis', 'kostenlos', 'gratuit', 'nocharge', 'none'],
  'on request': ['onrequest', 'uponrequest', 'poa', 'tba', 'tbd', 'aufanfrage', 'surdemande', 'ondemand'],
  'any time': ['anytime', 'always', 'selfpaced'],
};

const plain = (name: string): string => name.toLowerCase().replace(/[-_\s]/g, '');

const meaning =
  (names: typeof synonyms, word: string) =>
  (name: string): boolean =>
    names[name]?.includes(plain(word)) ?? false;

/** Returns the choice for which other systems and languages have this word. */
export const choiceCalled = (word: string, allowed: readonly string[] = Object.keys(choices)): string | undefined =>
  allowed.find((choice) => plain(choice) === plain(word)) ?? allowed.find(meaning(choices, word));

/** Returns the field for which other systems and languages have this name. */
export const fieldCalled = (key: string, names: readonly string[]): string | undefined =>
  names.find(meaning(synonyms, key));

/** The field that another name most likely means. */
interface FieldMeant {
  readonly name: string | undefined;
  /** Whether the name is written in another way, or is that of no other field in the words of other systems. */
  readonly isSure: boolean;
}

/**
 * Returns the free field that another name most likely means: one that accepts its value, as `suits` says; `missing` is a
 * needed one that resembles it.
 */
export function fieldMeant(
  key: string,
  free: readonly string[],
  { missing, suits }: { readonly missing: string | undefined; readonly suits: (name: string) => boolean },
): FieldMeant {
  const own = free.find((name) => plain(name) === plain(key));
  const called = free.filter(meaning(synonyms, key));
  const suited = called.filter(suits);
  const others = suited.length > 0 ? suited : called;
  const name = own ?? missing ?? others[0] ?? nearest(key, free);
  return { name, isSure: name !== undefined && (name === own || (others.length === 1 && name === others[0])) };
}
