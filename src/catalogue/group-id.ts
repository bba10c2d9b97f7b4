// The ids that authors' names must not take, and that of a category beside them. In this folder, so that only the
// catalogue loads them.

/** The ids that every page has for itself. */
export const frameIds = ['main', 'root', 'page-data', 'shell-data'] as const;

/** The same with that of an announcement: nothing that authors name has one of them. */
export const takenIds: readonly string[] = [...frameIds, 'announcement'];

/** Returns the id that the courses of a category have on the page of the catalogue. */
export const groupId = (category: string): string => (takenIds.includes(category) ? `${category}-courses` : category);
