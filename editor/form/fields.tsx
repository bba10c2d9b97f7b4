// Fields that a form would not get right by itself: values of two types, choices beside free text, and pictures.
import { getDefaultRegistry } from '@rjsf/core';
import type { FieldProps, RJSFSchema } from '@rjsf/utils';
import { type ComponentType, useContext, useState } from 'react';
import { PictureBox } from '../PictureBox.tsx';
import { type Say, useSay } from '../words.ts';
import { FormContext } from './form-context.ts';
import { Help } from './Help.tsx';
import { useLabel } from './labels.ts';

const PlainField = getDefaultRegistry().fields['SchemaField'] as ComponentType<FieldProps>;

/** One way to write a value: a word, or a type with a field of its own. */
interface Way {
  readonly name: string;
  readonly label: string;
  /** The word that is the value. */
  readonly word?: unknown;
  readonly schema?: RJSFSchema;
}

/** The words that a pattern such as ^(free|on request)$ allows; none where it allows others. */
const wordsIn = (pattern: string | undefined): readonly string[] =>
  /^\^\(([\w |]+)\)\$$/.exec(pattern ?? '')?.[1]?.split('|') ?? [];

/** The ways in which a value of several types is written. */
function waysOf(schema: RJSFSchema, say: Say): readonly Way[] {
  const labels: Readonly<Record<string, string>> = {
    ...{
      number: say('amount'),
      integer: say('amount'),
      string: say('text'),
      object: say('fieldsForm'),
      array: say('list'),
    },
  };
  return [schema.type].flat().flatMap((type): readonly Way[] => {
    const words = type === 'string' ? wordsIn(schema.pattern) : [];
    if (words.length > 0) return words.map((word) => ({ name: word, label: word, word }));
    if (type === 'boolean')
      return [true, false].map((word) => ({ name: String(word), label: say(word ? 'yes' : 'no'), word }));
    const { title: _, description: __, ...rest } = schema;
    return [{ name: String(type), label: labels[String(type)] ?? String(type), schema: Object.assign(rest, { type }) }];
  });
}

const typeOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);

/** The way in which a value is written; undefined where there is none. */
const wayOf = (ways: readonly Way[], value: unknown): Way | undefined =>
  ways.find(({ word }) => word !== undefined && word === value) ??
  ways.find(({ name }) => value !== undefined && name === typeOf(value));

const isOneLine = (way: Way | undefined): boolean =>
  way?.schema !== undefined && !['object', 'array'].includes(way.name);

/** A value of several types: a choice of how it is written, and the field for that. */
function MixedField(props: FieldProps) {
  const { schema, formData, fieldPathId, onChange, uiSchema } = props;
  const say = useSay();
  const labelOf = useLabel();
  const ways = waysOf(schema, say);
  const own = wayOf(ways, formData);
  // An input that is emptied stays, for what is typed next.
  const [chosen, setChosen] = useState(own?.name);
  const way = own ?? ways.find(({ name }) => name === chosen);
  const id = `${fieldPathId.$id}__way`;
  const label = labelOf(schema.title ?? props.name);
  const choose = (name: string): void => {
    const next = ways.find((one) => one.name === name);
    setChosen(name);
    const isKept = next !== undefined && next === own;
    if (!isKept) onChange(next?.word, fieldPathId.path);
  };
  return (
    <div className={isOneLine(way) ? 'mixed row' : 'mixed'}>
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <select
          id={id}
          aria-describedby={schema.description ? `${id}__help` : undefined}
          value={way?.name ?? ''}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">–</option>
          {ways.map(({ name, label: text }) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </select>
        <Help id={`${id}__help`} text={schema.description} />
      </div>
      {way?.schema ? (
        <PlainField
          {...props}
          key={way.name}
          schema={{ ...way.schema, title: label }}
          uiSchema={{ ...uiSchema, 'ui:bare': true }}
        />
      ) : null}
    </div>
  );
}

/** A picture with what is said of it. */
function PictureField(props: FieldProps) {
  const { formData, onChange, fieldPathId } = props;
  const { onState } = useContext(FormContext);
  const data = (formData ?? {}) as Readonly<Record<string, unknown>>;
  return (
    <div className="picture-field">
      <PictureBox
        file={typeof data['file'] === 'string' ? data['file'] : undefined}
        onPicture={(file, alt, state) => {
          onState(state);
          // What was in focus in the picture before is elsewhere in another one.
          const { focus: _, decorative: __, ...others } = data;
          onChange({ ...others, file, alt }, fieldPathId.path);
        }}
      />
      <PlainField {...props} />
    </div>
  );
}

const isChoiceBesideText = ({ anyOf }: RJSFSchema): boolean =>
  Array.isArray(anyOf) && anyOf.every((one) => typeof one === 'object' && one.type === 'string');

/** Any field of a form. */
export function ContentField(props: FieldProps) {
  const { schema, registry, formData } = props;
  const whole = registry.schemaUtils.retrieveSchema(schema, formData);
  // What says which variant a group is has its own choice.
  if ('const' in whole) return null;
  if (Array.isArray(whole.type)) return <MixedField {...props} schema={{ ...whole, ...titlesOf(schema) }} />;
  if (isChoiceBesideText(whole)) {
    const choices = whole.anyOf?.flatMap((one) => (typeof one === 'object' ? (one.enum ?? []) : []));
    const { anyOf: _, ...rest } = whole;
    return <PlainField {...props} schema={{ ...rest, type: 'string', choices, ...titlesOf(schema) }} />;
  }
  const { properties = {} } = whole;
  if (whole.type === 'object' && 'file' in properties && 'alt' in properties) return <PictureField {...props} />;
  return <PlainField {...props} />;
}

/** The words of a field itself, which hide those of a definition that it refers to. */
const titlesOf = ({ title, description }: RJSFSchema): RJSFSchema => ({
  ...(title !== undefined && { title }),
  ...(description !== undefined && { description }),
});
