// Fields that few visitors need are folded. A browser neither shows nor explains a field in a closed fold, so one that
// it refuses, or that has a value, is unfolded.

const foldsAround = (field: Element): readonly HTMLDetailsElement[] => {
  const folds: HTMLDetailsElement[] = [];
  for (let fold = field.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    folds.push(fold);
  return folds;
};

/** Unfolds a field that the browser refuses, before it moves the focus there. */
export function unfold({ target }: { readonly target: unknown }): void {
  if (target instanceof Element) for (const fold of foldsAround(target)) fold.open = true;
}

const isFilled = (field: Element): boolean => {
  if (field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type)) return field.checked;
  return 'value' in field && field.value !== '';
};

/** Unfolds the fields of a form that have a value, so that no hidden value is sent. */
export function unfoldFilled(form: HTMLFormElement): void {
  for (const fold of form.querySelectorAll<HTMLDetailsElement>('details[data-extra]'))
    if ([...fold.querySelectorAll('input, select, textarea')].some(isFilled)) fold.open = true;
}
