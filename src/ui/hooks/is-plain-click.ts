type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Whether a click on a link asks for nothing but the link: with another button or a key, browsers open a tab or save. */
export const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: Click): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;
