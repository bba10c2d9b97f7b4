import { fill } from '../app/format.ts';
import type { Shell } from '../app/shell-props.ts';

type Words = Pick<Shell['messages']['navigation'], 'whatsappText' | 'whatsappCourseText'>;

/** Returns the link that opens WhatsApp with a text for the provider, which names a course if there is one. */
export function whatsappUrl(number: string, { navigation }: { readonly navigation: Words }, course?: string): string {
  const { whatsappText, whatsappCourseText } = navigation;
  const text = course === undefined ? whatsappText : fill(whatsappCourseText, { course });
  return `https://wa.me/${number.replaceAll(/\D/g, '')}?text=${encodeURIComponent(text)}`;
}
