// The inputs of fields. What cannot be shown as what a field is, such as a date that is none, is shown as text: it must not be lost.
import type { BaseInputTemplateProps, WidgetProps } from '@rjsf/utils';
import { useContext, useId, useState } from 'react';
import { numberIn } from '../../generator/model/figure.ts';
import { useEditing } from '../edit-context.ts';
import { useSay } from '../words.ts';
import { FieldContext } from './form-context.ts';
import { useLabel } from './labels.ts';
import { summaryOf } from './summary.ts';
import { Group } from './templates.tsx';

const LONG = 70;
const MAX_LINE = 200;

/** Whether a text may have several lines, by its schema and by what it says. */
function isLongText({ schema, value, uiSchema }: Pick<WidgetProps, 'schema' | 'value' | 'uiSchema'>): boolean {
  if (schema.format || uiSchema?.['ui:bare'] || (schema.maxLength ?? Infinity) <= MAX_LINE) return false;
  const { pattern = '\\S' } = schema;
  const text = String(value ?? '');
  return /^\\S$|\\n/.test(pattern) || text.length > LONG || text.includes('\n');
}

const patterns: Readonly<Record<string, RegExp>> = { date: /^\d{4}-\d\d-\d\d$/, time: /^\d\d:\d\d$/ };

/** The type of an input that can show a value. */
function typeOf(schema: WidgetProps['schema'], value: unknown): string {
  const isTime = schema.pattern?.startsWith('^([01]\\d|2[0-3]):') ?? false;
  const type = schema.format === 'date' ? 'date' : isTime ? 'time' : 'text';
  const pattern = patterns[type];
  return value === undefined || value === '' || pattern?.test(String(value)) ? type : 'text';
}

/** What all inputs of a field have in common. */
function useShared({ id, disabled, readonly }: Pick<WidgetProps, 'id' | 'disabled' | 'readonly'>) {
  const { describedBy, isInvalid } = useContext(FieldContext);
  return {
    id,
    disabled: disabled || readonly,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': isInvalid || undefined,
  };
}

const isNumber = ({ type }: WidgetProps['schema']): boolean => type === 'number' || type === 'integer';

/** A figure as the site writes it, or as it was typed; what is none is kept as a text. */
function useFigure(value: unknown) {
  const { decimal } = useEditing().state;
  const [typed, setTyped] = useState('');
  const valueOf = (text: string): unknown => numberIn(text.replace(/[.,]$/, ''), decimal) ?? text;
  const shown = typeof value === 'number' ? String(value).replace('.', decimal) : String(value ?? '');
  return {
    text: valueOf(typed) === value ? typed : shown,
    read: (text: string): unknown => {
      setTyped(text);
      return valueOf(text);
    },
  };
}

/** An input, or lines of text. */
export function TextInput(props: BaseInputTemplateProps) {
  const { value, schema, onChange, required, options } = props;
  const [isLong] = useState(() => !isNumber(schema) && isLongText(props));
  const [type] = useState(() => typeOf(schema, value));
  const figure = useFigure(value);
  const listId = useId();
  const choices = (schema['choices'] ?? []) as readonly string[];
  const shared = {
    ...useShared(props),
    value: isNumber(schema) ? figure.text : String(value ?? ''),
    required,
    onChange: ({ target: { value: text } }: { readonly target: { readonly value: string } }) =>
      onChange(text === '' ? options.emptyValue : isNumber(schema) ? figure.read(text) : text),
    dir: 'auto',
  };
  if (isLong) return <textarea rows={3} {...shared} />;
  if (choices.length === 0)
    return <input type={type} inputMode={isNumber(schema) ? 'decimal' : undefined} {...shared} />;
  return (
    <>
      <input list={listId} {...shared} />
      <datalist id={listId}>
        {choices.map((choice) => (
          <option key={choice} value={choice} />
        ))}
      </datalist>
    </>
  );
}

interface Choice {
  readonly value: unknown;
  readonly label: string;
}

/** The choices of a field, with what is said of each. */
function choicesOf({ schema, options }: WidgetProps): readonly Choice[] {
  const list = (schema.type === 'array' ? schema.items : schema) as Readonly<Record<string, unknown>> | undefined;
  const words = list?.['enumDescriptions'] as readonly string[] | undefined;
  return (options.enumOptions ?? []).map(({ value, label }, index) => {
    const said = words?.[index];
    return { value, label: said && said !== value ? `${said} (${String(value)})` : label };
  });
}

/** One of several, or several of several. */
export const SelectInput = (props: WidgetProps) =>
  props.multiple ? <ManyInput {...props} /> : <OneInput {...props} />;

/** A value that is none of the choices is shown as it is: the problem is beside it. */
const OTHER = 'other';

function OneInput(props: WidgetProps) {
  const { value, onChange, required } = props;
  const say = useSay();
  const choices = choicesOf(props);
  const index = choices.findIndex((choice) => choice.value === value);
  const isSaid = value !== undefined && value !== null;
  const own = isSaid ? OTHER : '';
  return (
    <select
      {...useShared(props)}
      value={index < 0 ? own : String(index)}
      required={required}
      onChange={({ target }) => onChange(choices[Number(target.value || -1)]?.value)}
    >
      {required && index >= 0 ? null : <option value="">{say('choose')}</option>}
      {isSaid && index < 0 ? <option value={OTHER}>{String(value)}</option> : null}
      {choices.map(({ label }, at) => (
        <option key={at} value={String(at)}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** Several of several: those that are chosen first, in their order. */
function ManyInput(props: WidgetProps) {
  const { id, value, onChange, label, schema } = props;
  const { pointer } = useContext(FieldContext);
  const labelOf = useLabel();
  const chosen = Array.isArray(value) ? (value as readonly unknown[]) : [];
  const choices = choicesOf(props);
  const [first] = useState(chosen);
  const rank = (choice: Choice): number => (first.includes(choice.value) ? first.indexOf(choice.value) : Infinity);
  const others = chosen.filter((one) => !choices.some((choice) => choice.value === one));
  const sorted = [...others.map((one) => ({ value: one, label: String(one) })), ...choices].toSorted((a, b) =>
    rank(a) === rank(b) ? 0 : rank(a) - rank(b),
  );
  return (
    <Group
      pointer={pointer}
      label={labelOf(label)}
      summary={summaryOf(chosen)}
      help={schema.description}
      isOpen={false}
    >
      <div className="many" role="group" id={id} aria-label={labelOf(label)}>
        {sorted.map(({ value: one, label: name }) => (
          <label key={String(one)}>
            <input
              type="checkbox"
              checked={chosen.includes(one)}
              onChange={({ target }) => {
                const rest = chosen.filter((other) => other !== one);
                const next = target.checked ? [...rest, one] : rest;
                onChange(next.length === 0 ? undefined : next);
              }}
            />{' '}
            {name}
          </label>
        ))}
      </div>
    </Group>
  );
}

/** Yes, no, or nothing said. */
export function YesNoInput(props: WidgetProps) {
  const { value, onChange } = props;
  const say = useSay();
  return (
    <select
      {...useShared(props)}
      value={typeof value === 'boolean' ? String(value) : ''}
      onChange={({ target }) => onChange(target.value === '' ? undefined : target.value === 'true')}
    >
      <option value="">{say('choose')}</option>
      <option value="true">{say('yes')}</option>
      <option value="false">{say('no')}</option>
    </select>
  );
}
