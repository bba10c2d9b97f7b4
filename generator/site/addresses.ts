// What the target of a link says about where it leads.

/** Whether a target begins as browsers begin the name of another host: they take a backslash for a slash. */
export const leavesWithoutScheme = (target: string): boolean => /^\/[\\/]/.test(target);

/** A link's target without query and fragment, or undefined where it leads to another site. */
export function targetAddress(target: string): string | undefined {
  if (!target.startsWith('/') || target.startsWith('//')) return undefined;
  return target.replace(/[?#].*$/s, '');
}
