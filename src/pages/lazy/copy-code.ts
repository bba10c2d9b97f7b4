// Buttons that copy the code of a text: useless without JavaScript, so only JavaScript adds them.

/** What a button says, before and after. */
export interface CopyLabels {
  readonly copy: string;
  readonly copied: string;
}

/** Adds a button to each block of code that has none. */
export function addCopyButtons(text: HTMLElement, { copy, copied }: CopyLabels): void {
  for (const block of text.querySelectorAll('[data-code]:not(:has(button))')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = copy;
    button.setAttribute('aria-live', 'polite');
    button.addEventListener('click', () => {
      const code = block.querySelector('code')?.textContent ?? '';
      // Where a browser or its user does not allow it, the label stays.
      navigator.clipboard.writeText(code).then(
        () => (button.textContent = copied),
        () => undefined,
      );
    });
    button.addEventListener('blur', () => (button.textContent = copy));
    block.append(button);
  }
}
