import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useSay } from '../words.ts';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A dialog of the browser, which keeps the focus in it and gives it back. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const say = useSay();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} onClose={onClose} aria-labelledby={id}>
      <div className="dialog-head">
        <h2 id={id}>{title}</h2>
        <button type="button" className="quiet" aria-label={say('close')} onClick={() => dialog.current?.close()}>
          ×
        </button>
      </div>
      {children}
    </dialog>
  );
}
