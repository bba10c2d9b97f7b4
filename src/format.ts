// Words come from content with placeholders in braces; these two functions fill them in.

/** The forms of a text with a number, by plural category; `other` always exists. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/**
 * Replaces each {name} by its value; a name without a value stays as it is.
 * @example fill('Hello {name}', { name: 'Salma' }) // 'Hello Salma'
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/**
 * Picks the form for a count in a locale and fills {count} with the number written in that locale.
 * @example plural({ one: '{count} course', other: '{count} courses' }, 2, 'en') // '2 courses'
 */
export function plural(forms: PluralForms, count: number, locale: string): string {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
  return fill(form, { count: new Intl.NumberFormat(locale).format(count) });
}
