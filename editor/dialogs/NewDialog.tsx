// Adding something new, with the few fields that it begins with.
import { useEffect, useRef, useState } from 'react';
import { useEditing } from '../edit-context.ts';
import { useUnsent } from '../unsent.ts';
import { useSay, type Word } from '../words.ts';
import { Dialog } from './Dialog.tsx';

/** A field of something new. */
interface Asked {
  readonly name: string;
  readonly word: Word;
  readonly type?: 'number' | 'date' | 'lines' | 'category' | 'address';
  readonly isNeeded?: true;
}

const things: Readonly<Record<string, readonly Asked[]>> = {
  course: [
    { name: 'title', word: 'title', isNeeded: true },
    { name: 'category', word: 'category', type: 'category', isNeeded: true },
    { name: 'description', word: 'description', type: 'lines' },
    { name: 'hours', word: 'hours', type: 'number' },
    { name: 'price', word: 'price', type: 'number' },
  ],
  trainer: [
    { name: 'name', word: 'name', isNeeded: true },
    { name: 'role', word: 'role' },
  ],
  news: [
    { name: 'title', word: 'title', isNeeded: true },
    { name: 'date', word: 'date', type: 'date', isNeeded: true },
    { name: 'text', word: 'text', type: 'lines', isNeeded: true },
  ],
  page: [
    { name: 'title', word: 'title', isNeeded: true },
    { name: 'text', word: 'text', type: 'lines', isNeeded: true },
  ],
  story: [
    { name: 'name', word: 'name', isNeeded: true },
    { name: 'quote', word: 'quote', type: 'lines', isNeeded: true },
  ],
};

/** Returns what is asked of something new: also its address where the title makes none, as in Arabic; a story has none. */
function askedOf(thing: string, values: Readonly<Record<string, string>>): readonly Asked[] {
  const isNamed = thing === 'trainer';
  const title = values[isNamed ? 'name' : 'title'] ?? '';
  const needsAddress = thing !== 'story' && /\S/.test(title) && !/\p{Script=Latin}/u.test(title);
  const address = { name: isNamed ? 'file' : 'name', word: 'address', type: 'address', isNeeded: true } as const;
  return [...(things[thing] ?? []), ...(needsAddress ? [address] : [])];
}

interface AskedProps {
  readonly asked: Asked;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function AskedField({ asked: { name, word, type, isNeeded }, value, onChange }: AskedProps) {
  const { state } = useEditing();
  const say = useSay();
  const id = `new-${name}`;
  const shared = {
    id,
    value,
    required: isNeeded,
    dir: 'auto',
    onChange: ({ target }: { readonly target: { readonly value: string } }) => onChange(target.value),
  };
  const inputs = {
    lines: <textarea rows={4} {...shared} />,
    category: (
      <select {...shared}>
        <option value="">{say('choose')}</option>
        {state.categories.map((category) => (
          <option key={category.id} value={category.id}>
            {category.title}
          </option>
        ))}
      </select>
    ),
    date: <input type="date" {...shared} />,
    number: <input inputMode="decimal" {...shared} />,
    address: <input pattern="[a-z0-9]+(-[a-z0-9]+)*" {...shared} />,
    text: <input {...shared} />,
  };
  return (
    <div className="field">
      <label htmlFor={id}>
        {say(word)}
        {isNeeded ? <span aria-hidden="true"> *</span> : null}
      </label>
      {inputs[type ?? 'text']}
    </div>
  );
}

/** What was typed, as the content has it. */
function fieldsFrom(asked: readonly Asked[], values: Readonly<Record<string, string>>): Record<string, unknown> {
  return Object.fromEntries(
    asked.flatMap(({ name, type }) => {
      const text = (values[name] ?? '').trim();
      if (text === '') return [];
      return [[name, type === 'lines' ? `${text}\n` : text]];
    }),
  );
}

/** What is typed into the fields by their names: it is sent only with the button. */
function useValues() {
  const state = useState<Readonly<Record<string, string>>>({});
  useUnsent(Object.keys(state[0]).length > 0, async () => undefined);
  return state;
}

export function NewDialog({ onClose }: { readonly onClose: () => void }) {
  const { act, go, state } = useEditing();
  const say = useSay();
  const first = useRef<HTMLSelectElement>(null);
  useEffect(() => first.current?.focus(), []);
  const [thing, setThing] = useState('course');
  const [values, setValues] = useValues();
  const asked = askedOf(thing, values).filter(({ type }) => type !== 'category' || state.categories.length > 0);
  const add = async (): Promise<void> => {
    const files = await act<readonly string[]>('add', { thing, fields: fieldsFrom(asked, values) });
    const [file] = files ?? [];
    if (file === undefined) return;
    onClose();
    go({ kind: 'file', file, pointer: '' });
  };
  return (
    <Dialog title={say('new')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <div className="field">
          <label htmlFor="new-thing">{say('thing')}</label>
          <select ref={first} id="new-thing" value={thing} onChange={({ target }) => setThing(target.value)}>
            {Object.keys(things).map((name) => (
              <option key={name} value={name}>
                {say(name as Word)}
              </option>
            ))}
          </select>
        </div>
        {asked.map((one) => (
          <AskedField
            key={one.name}
            asked={one}
            value={values[one.name] ?? ''}
            onChange={(value) => setValues({ ...values, [one.name]: value })}
          />
        ))}
        <div className="buttons">
          <button type="submit" className="primary">
            {say('add')}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
