// Names that other systems and other languages have for the fields of content.
import { nearest } from '../diagnostics/nearest.ts';

const synonyms: Readonly<Record<string, readonly string[]>> = {
  price: ['fee', 'fees', 'cost', 'costs', 'tuition', 'amount', 'preis', 'prix', 'tarif', 'kosten'],
  extras: ['extra', 'surcharges', 'supplements', 'addons', 'additional', 'additionalcosts', 'zusatzkosten'],
  per: ['unit', 'each', 'every', 'interval', 'period', 'pro', 'par'],
  tax: ['vat', 'gst', 'salestax', 'mwst', 'tva'],
  hours: ['duration', 'length', 'stunden', 'heures', 'dauer', 'duree'],
  title: ['name', 'heading', 'headline', 'titel', 'titre', 'coursename'],
  name: ['title', 'fullname'],
  description: ['summary', 'abstract', 'beschreibung', 'teaser', 'text'],
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
  trainers: ['trainer', 'instructor', 'instructors', 'teacher', 'teachers', 'lecturer'],
  languages: ['language', 'lang', 'sprache', 'langue'],
  questions: ['faq', 'faqs'],
  image: ['picture', 'photo', 'img', 'bild'],
  alt: ['alternative', 'alttext', 'caption'],
  summary: ['excerpt', 'teaser', 'abstract', 'lead', 'description', 'resume'],
  text: ['body', 'content', 'texte', 'inhalt'],
  date: ['day', 'published', 'pubdate', 'publishdate', 'datum', 'jour'],
  slug: ['url', 'permalink'],
  startDate: ['start', 'begin', 'begins', 'from', 'date', 'beginn', 'debut'],
  endDate: ['end', 'ends', 'until', 'to', 'ende', 'fin'],
  place: ['venue', 'ort', 'lieu'],
  location: ['place', 'venue', 'city', 'ort', 'lieu'],
  availability: ['places', 'seats', 'spots'],
  phones: ['phone', 'telephone', 'tel', 'mobile'],
  email: ['mail', 'e-mail'],
  url: ['link', 'href', 'website', 'web'],
  to: ['link', 'href', 'url', 'target'],
  label: ['title', 'name', 'text'],
};

const plain = (name: string): string => name.toLowerCase().replace(/[-_\s]/g, '');

/** The field that another name most likely means. */
interface FieldMeant {
  readonly name: string | undefined;
  /** Whether the name is written in another way, or is that of no other field in the words of other systems. */
  readonly isSure: boolean;
}

/** Returns the free field that another name most likely means; `missing` is a needed one that resembles it. */
export function fieldMeant(key: string, free: readonly string[], missing: string | undefined): FieldMeant {
  const wanted = plain(key);
  const own = free.find((name) => plain(name) === wanted);
  const others = free.filter((name) => synonyms[name]?.includes(wanted));
  const name = own ?? missing ?? others[0] ?? nearest(key, free);
  return { name, isSure: name !== undefined && (name === own || (others.length === 1 && name === others[0])) };
}
