// A page knows from its head which other languages it is in. Where the links of the header lead is read again when a visitor
// is about to follow one, since a click may have changed the page.

function point({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('header a[lang]');
  if (!link) return;
  const there = document.querySelector<HTMLLinkElement>(`head link[hreflang=${link.lang}]`);
  const [role, disabled] = there ? [null, null] : ['link', 'true'];
  Object.assign(link, { role, ariaDisabled: disabled, tabIndex: 0 });
  if (there) link.href = new URL(there.href).pathname;
  else link.removeAttribute('href');
}

document.addEventListener('pointerover', point);
document.addEventListener('focusin', point);

export {};
