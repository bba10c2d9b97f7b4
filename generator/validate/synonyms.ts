// Names that other systems and other languages have for the fields of content.

const synonyms: Readonly<Record<string, readonly string[]>> = {
  price: ['fee', 'fees', 'cost', 'costs', 'tuition', 'amount', 'preis', 'prix', 'tarif', 'kosten'],
  hours: ['duration', 'length', 'stunden', 'heures', 'dauer', 'duree'],
  title: ['name', 'heading', 'headline', 'titel', 'titre', 'coursename'],
  name: ['title', 'fullname'],
  description: ['summary', 'abstract', 'beschreibung', 'teaser', 'text'],
  overview: ['body', 'content', 'longdescription', 'about'],
  curriculum: ['syllabus', 'modules', 'outline', 'agenda', 'programme', 'program', 'contents'],
  objectives: ['outcomes', 'goals', 'learningobjectives', 'aims', 'ziele', 'objectifs'],
  prerequisites: ['requirements', 'requirement', 'voraussetzungen', 'prerequis'],
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
  location: ['place', 'venue', 'city', 'ort', 'lieu'],
  availability: ['places', 'seats', 'spots'],
  phones: ['phone', 'telephone', 'tel', 'mobile'],
  email: ['mail', 'e-mail'],
  url: ['link', 'href', 'website', 'web'],
  to: ['link', 'href', 'url', 'target'],
  label: ['title', 'name', 'text'],
};

/** Returns the free field that another name most likely means; undefined where none does. */
export function synonymOf(key: string, free: readonly string[]): string | undefined {
  const wanted = key.toLowerCase().replace(/[_\s]/g, '');
  return free.find((name) => synonyms[name]?.includes(wanted));
}
