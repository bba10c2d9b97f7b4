// Menus are native popovers: they open without JavaScript and close on Esc and on any click outside. This hook adds
// what browsers do not do: it closes them on navigation and when the focus leaves, so that nothing focused is covered
// by a menu, and it exposes the state in the markup.
import { useCallback, useEffect, useId, useRef, useSyncExternalStore, type FocusEvent, type MouseEvent } from 'react';
import { useLocation } from 'react-router-dom';

// The event does not bubble, but it can be captured.
function subscribe(onChange: () => void): () => void {
  document.addEventListener('toggle', onChange, true);
  return () => document.removeEventListener('toggle', onChange, true);
}

function openElement(id: string): HTMLElement | null {
  const element = document.getElementById(id);
  return element?.matches(':popover-open') ? element : null;
}

/** Returns the attributes of a button and of the popover that it opens, which closes when the visitor navigates. */
export function usePopover() {
  const id = useId();
  const isOpen = useSyncExternalStore(
    subscribe,
    () => openElement(id) !== null,
    () => undefined,
  );
  const close = useCallback(() => openElement(id)?.hidePopover(), [id]);
  const { key } = useLocation();
  const keyBefore = useRef(key);

  useEffect(() => {
    if (keyBefore.current !== key) close();
    keyBefore.current = key;
  }, [key, close]);

  // A link followed by the router has prevented the default action: the menu need not wait for the next page.
  const onClick = (event: MouseEvent) => {
    if (event.defaultPrevented) close();
  };
  // If the focus goes nowhere, as when the window loses it, the menu stays open.
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget && !relatedTarget.closest(`[id="${id}"], [aria-controls="${id}"]`)) close();
  };
  // Until hydration the browser exposes the state itself, and an attribute could only be wrong.
  return {
    button: { type: 'button', popoverTarget: id, 'aria-controls': id, 'aria-expanded': isOpen, onBlur },
    panel: { id, popover: 'auto', onClick, onBlur },
  } as const;
}
