// HTML can require a box to be ticked, but not one of several. The browser's own words are used for that: the first box
// of the list is required while none is ticked.

/** Makes the browser report a list of boxes of which one must be ticked and none is; returns whether there is one. */
export function asksForChoice(form: HTMLFormElement): boolean {
  const boxes = [...form.querySelectorAll<HTMLInputElement>('[data-required]')];
  for (const box of boxes) {
    const list = boxes.filter(({ name }) => name === box.name);
    box.required = box === list[0] && !list.some(({ checked }) => checked);
  }
  return !form.reportValidity();
}

/** Stops requiring the first of several boxes as soon as one of them changes, so that none stays marked. */
export function releaseChoice({ target }: { readonly target: unknown }): void {
  if (!(target instanceof HTMLInputElement) || !target.matches('[data-required]')) return;
  for (const box of target.form?.querySelectorAll<HTMLInputElement>('[data-required]') ?? [])
    if (box.name === target.name) box.required = false;
}
