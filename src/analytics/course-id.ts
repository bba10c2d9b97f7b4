/**
 * Returns the slug of the course that a form names by its title or slug; undefined where no course has it: visitors can
 * write anything into the field, and what they write is never sent.
 */
export async function courseIdOf(title: string, file: string): Promise<string | undefined> {
  try {
    const response = await fetch(file);
    const slugs = new Map(Object.entries((await response.json()) as Record<string, string>));
    return slugs.get(title) ?? [...slugs.values()].find((slug) => slug === title);
  } catch {
    return undefined;
  }
}
