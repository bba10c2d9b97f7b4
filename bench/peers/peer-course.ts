// A course as the peers' harness makes it, and the same course as our content.

/** A course of the harness's corpus. */
export interface PeerCourse {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly category: string;
  readonly subcategory: string;
  readonly description: string;
  readonly duration: string;
  readonly price: string;
  readonly rating: number;
  readonly reviewCount: number;
  readonly students: number;
  readonly level: string;
  readonly location: string;
  readonly certificate: string;
  readonly access: string;
  readonly lastUpdated: string;
  readonly features: readonly string[];
  readonly prerequisites: readonly string[];
  readonly overview: string;
  readonly curriculum: readonly { readonly title: string; readonly topics: readonly string[] }[];
  readonly reviews: readonly { readonly name: string; readonly text: string }[];
}

/** The longest description that our schema allows. */
const MOST = 480;

const numberIn = (text: string): number => Number(text.replace(/[^\d.]/g, ''));

/** A description as long as ours may be; about one in two hundred of the corpus is longer. */
export const clip = (text: string): string => (text.length > MOST ? text.slice(0, MOST).replace(/\s+\S*$/, '') : text);

/** Returns our content of a course. Everything that the peers show has a place. */
export function contentOf(course: PeerCourse, label: string): Readonly<Record<string, unknown>> {
  const { slug, title, rating, reviewCount, students, level, location, features, curriculum, reviews } = course;
  return {
    ...{ slug, title, label, description: clip(course.description) },
    ...{ hours: numberIn(course.duration), price: numberIn(course.price), rating, reviewCount, students, level },
    ...{ location, lastUpdated: course.lastUpdated.slice(0, 'YYYY-MM'.length), page: 'tabbed' },
    prerequisites: course.prerequisites.join('; '),
    credential: course.certificate,
    facts: [{ label: 'Access', value: course.access }],
    // The peers have no objectives, and our pages want three.
    objectives: [...new Set(features)].slice(0, 3),
    // The page's own headings are of the second level.
    overview: course.overview.replace(/^## /gm, '### '),
    features: [...new Set(features)],
    curriculum,
    reviews,
  };
}
