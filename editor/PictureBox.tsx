// A picture that is dropped in, or chosen: cropped around what must stay in view, and asked for what it shows.
import { type DragEvent, type FormEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import type { EditState } from '../generator/editor/protocol.ts';
import { loadPicture, refusalIn, sendPicture } from './ask.ts';
import { Dialog } from './dialogs/Dialog.tsx';
import { useSay } from './words.ts';

const ratios = [
  ['cropAsIs', 0],
  ['16 : 9', 16 / 9],
  ['4 : 3', 4 / 3],
  ['1 : 1', 1],
] as const;

/** The picture of a field as it is now. */
function Thumbnail({ file }: { readonly file: string | undefined }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let isGone = false;
    let loaded: string | undefined;
    setAddress(undefined);
    const forget = (): void => (loaded === undefined ? undefined : URL.revokeObjectURL(loaded));
    if (file)
      void loadPicture(file).then((found) => {
        loaded = found;
        return isGone ? forget() : setAddress(found);
      });
    return () => {
      isGone = true;
      forget();
    };
  }, [file]);
  return address ? <img className="thumbnail" src={address} alt="" /> : null;
}

interface Props {
  readonly file: string | undefined;
  readonly onPicture: (file: string, alt: string, state: EditState) => void;
}

/** What browsers can show, and the server reads. A phone that is asked for these converts its pictures itself. */
const FORMATS = ['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff', 'svg+xml'].map((name) => `image/${name}`).join(',');

/** Whether a file is a picture as iPhones save it; not every system knows the type. */
const isHeic = ({ type, name }: File): boolean => /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);

/** The place where pictures are dropped. */
export function PictureBox({ file, onPicture }: Props) {
  const say = useSay();
  const id = useId();
  const [dropped, setDropped] = useState<File>();
  const [isOver, setOver] = useState(false);
  const [isRefused, setRefused] = useState(false);
  // What else is no picture is refused by the server, with what to do.
  const take = (files: FileList | null): void => {
    const [file] = files ?? [];
    setRefused(file !== undefined && isHeic(file));
    setDropped(file && isHeic(file) ? undefined : file);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div
      className={isOver ? 'drop over' : 'drop'}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Thumbnail file={file} />
      <label htmlFor={id}>{say('drop')}</label>
      <input
        id={id}
        type="file"
        accept={FORMATS}
        aria-describedby={`${id}-refused`}
        onChange={({ target }) => {
          take(target.files);
          // The same file can be chosen once more.
          target.value = '';
        }}
      />
      <p role="alert" className="refused" id={`${id}-refused`}>
        {isRefused ? say('heic') : ''}
      </p>
      {dropped ? <PictureDialog picture={dropped} onClose={() => setDropped(undefined)} onPicture={onPicture} /> : null}
    </div>
  );
}

const CENTRE = { x: 0.5, y: 0.5 };
const STEP = 0.05;

const within = (value: number): number => Math.min(1, Math.max(0, value));

interface DialogProps extends Pick<Props, 'onPicture'> {
  readonly picture: File;
  readonly onClose: () => void;
}

/** Sends the picture, and says why it cannot be taken. */
function useSending({ picture, onPicture, onClose }: DialogProps) {
  const say = useSay();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const send = async (
    alt: string,
    choice: { readonly ratio: number; readonly x: number; readonly y: number },
  ): Promise<void> => {
    setBusy(true);
    try {
      const { result, state } = await sendPicture(picture, choice);
      if (state) onPicture(result, alt.trim(), state);
      onClose();
    } catch (error) {
      setProblem(refusalIn(error, say));
      setBusy(false);
    }
  };
  return { problem, isBusy, send };
}

/** The address of a file of this machine, for this page only. */
function useAddress(picture: File): string {
  const [address, setAddress] = useState('');
  useEffect(() => {
    const made = URL.createObjectURL(picture);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return address;
}

function PictureDialog(props: DialogProps) {
  const say = useSay();
  const address = useAddress(props.picture);
  const [ratio, setRatio] = useState(0);
  const [focus, setFocus] = useState(CENTRE);
  const [alt, setAlt] = useState('');
  const { problem, isBusy, send } = useSending(props);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void send(alt, { ratio, ...focus });
  };
  return (
    <Dialog title={say('addPicture')} onClose={props.onClose}>
      <form onSubmit={submit}>
        <FocusPoint {...{ address, ratio, focus, setFocus }} />
        <Shapes ratio={ratio} onChange={setRatio} />
        <div className="field">
          <label htmlFor="picture-alt">{say('alt')}</label>
          <input
            id="picture-alt"
            required
            value={alt}
            dir="auto"
            aria-describedby="picture-alt-hint"
            onChange={({ target }) => setAlt(target.value)}
          />
          <p className="help" id="picture-alt-hint">
            {say('altHint')}
          </p>
        </div>
        <p role="alert" className="refused">
          {problem}
        </p>
        <div className="buttons">
          <button type="submit" className="primary" disabled={isBusy}>
            {say('add')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function Shapes({ ratio, onChange }: { readonly ratio: number; readonly onChange: (ratio: number) => void }) {
  const say = useSay();
  return (
    <fieldset className="choices">
      <legend>{say('crop')}</legend>
      {ratios.map(([name, value]) => (
        <label key={name}>
          <input type="radio" name="ratio" checked={ratio === value} onChange={() => onChange(value)} />{' '}
          {name === 'cropAsIs' ? say(name) : name}
        </label>
      ))}
    </fieldset>
  );
}

interface FocusProps {
  readonly address: string;
  readonly ratio: number;
  readonly focus: typeof CENTRE;
  readonly setFocus: (focus: typeof CENTRE) => void;
}

/** The picture with a point that stays in view: it is clicked, or moved with the arrow keys. */
function FocusPoint({ address, ratio, focus, setFocus }: FocusProps) {
  const say = useSay();
  const point = useRef<HTMLSpanElement>(null);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    point.current?.style.setProperty('inset-inline-start', 'auto');
    point.current?.style.setProperty('left', `${focus.x * 100}%`);
    point.current?.style.setProperty('top', `${focus.y * 100}%`);
    image.current?.style.setProperty('aspect-ratio', ratio > 0 ? String(ratio) : 'auto');
    image.current?.style.setProperty('object-position', `${focus.x * 100}% ${focus.y * 100}%`);
  }, [focus, ratio]);
  const click = ({ currentTarget, clientX, clientY, detail }: MouseEvent): void => {
    // A key has pressed the button.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setFocus({ x: within((clientX - left) / width), y: within((clientY - top) / height) });
  };
  const move: Readonly<Record<string, readonly [number, number]>> = {
    ...{ ArrowLeft: [-STEP, 0], ArrowRight: [STEP, 0], ArrowUp: [0, -STEP], ArrowDown: [0, STEP] },
  };
  return (
    <div className="crop">
      <button
        type="button"
        className="focus"
        aria-label={say('focus')}
        onClick={click}
        onKeyDown={(event) => {
          const [x, y] = move[event.key] ?? [0, 0];
          if (x !== 0 || y !== 0) event.preventDefault();
          setFocus({ x: within(focus.x + x), y: within(focus.y + y) });
        }}
      >
        <img src={address || undefined} alt="" />
        <span ref={point} className="point" />
      </button>
      <img ref={image} className="cropped" src={address || undefined} alt="" />
    </div>
  );
}
