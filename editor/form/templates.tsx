// How the parts of a form look: one column of fields, in which groups and what has no value are folded.
import type {
  ArrayFieldItemTemplateProps,
  ArrayFieldTemplateProps,
  FieldTemplateProps,
  MultiSchemaFieldTemplateProps,
  ObjectFieldTemplateProps,
} from '@rjsf/utils';
import { type ReactNode, useContext, useState } from 'react';
import { Problems } from '../Problems.tsx';
import { useSay } from '../words.ts';
import { FieldContext, FormContext, pointerOf, useIsWanted, useProblems } from './form-context.ts';
import { Help } from './Help.tsx';
import { useLabel } from './labels.ts';
import { summaryOf } from './summary.ts';

const isGroupOf = (type: unknown): boolean => type === 'object' || type === 'array';

/** A field with its label, its help and its problems, each of which describes it. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { id, children, fieldPathId, label, rawDescription, required, schema, hidden, displayLabel } = props;
  const labelOf = useLabel();
  const pointer = pointerOf(fieldPathId.path);
  const problems = useProblems(pointer);
  if (hidden) return <div hidden>{children}</div>;
  const problemsId = `${id}__problems`;
  const list = <Problems id={problemsId} problems={problems} />;
  // The form takes a choice of yes and no for a box that has its label beside it.
  const isLabelled = displayLabel || schema.type === 'boolean';
  if (isGroupOf(schema.type) || !isLabelled)
    return (
      <FieldContext value={{ describedBy: '', isInvalid: problems.length > 0, pointer }}>
        {children}
        {pointer === '' ? null : list}
      </FieldContext>
    );
  const helpId = `${id}__help`;
  const describedBy = [rawDescription ? helpId : '', problems.length > 0 ? problemsId : ''].filter(Boolean).join(' ');
  return (
    <div className="field" data-pointer={pointer}>
      <label htmlFor={id}>
        {labelOf(label)}
        {required ? <span aria-hidden="true"> *</span> : null}
      </label>
      <Help id={helpId} text={rawDescription} />
      <FieldContext value={{ describedBy, isInvalid: problems.length > 0, pointer }}>{children}</FieldContext>
      {list}
    </div>
  );
}

interface GroupProps {
  readonly pointer: string;
  readonly label: string;
  readonly summary: string;
  readonly help: string | undefined;
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/** A group that is folded; what is in it is made when it is opened. */
export function Group({ pointer, label, summary, help, isOpen, children }: GroupProps) {
  const isWanted = useIsWanted(pointer);
  const problems = useProblems(pointer, true);
  const say = useSay();
  const [open, setOpen] = useState(isOpen || isWanted);
  const [wasWanted, setWasWanted] = useState(isWanted);
  if (isWanted !== wasWanted) {
    setWasWanted(isWanted);
    if (isWanted) setOpen(true);
  }
  return (
    <details
      className="group"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      data-pointer={pointer}
    >
      <summary>
        <span className="group-label">{label}</span>
        {open ? null : <span className="group-summary">{summary}</span>}
        {problems.length > 0 ? (
          <span className="badge error">{say('problemsOf', { count: problems.length })}</span>
        ) : null}
      </summary>
      {open ? (
        <div className="group-body">
          <Help text={help} />
          {children}
        </div>
      ) : null}
    </details>
  );
}

const hasValue = (value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  !(typeof value === 'object' && Object.keys(value).length === 0);

/** The fields of a group: first those with a value, then, folded, all others. They stay where they are while one writes. */
function Fields({
  properties,
  formData,
  schema,
  pointer,
}: Pick<ObjectFieldTemplateProps, 'properties' | 'formData' | 'schema'> & { readonly pointer: string }) {
  const say = useSay();
  const { target } = useContext(FormContext);
  const data = (formData ?? {}) as Readonly<Record<string, unknown>>;
  const [first] = useState(() => {
    const filled = properties.filter(({ name }) => hasValue(data[name]) || schema.required?.includes(name));
    const few = 6;
    return new Set((properties.length <= few ? properties : filled).map(({ name }) => name));
  });
  const [isOpen, setOpen] = useState(false);
  const others = properties.filter(({ name, hidden }) => !first.has(name) && !hidden);
  const isWanted = others.some(({ name }) => `${target}/`.startsWith(`${pointer}/${name}/`));
  return (
    <>
      {properties.filter(({ name }) => first.has(name)).map(({ content }) => content)}
      {others.length > 0 ? (
        <details
          className="more"
          open={isOpen || isWanted}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
        >
          <summary>{say('addField', { count: others.length })}</summary>
          {isOpen || isWanted ? others.map(({ content }) => content) : null}
        </details>
      ) : null}
    </>
  );
}

/** A group of fields; the file itself is one, and so is each item of a list. */
export function ObjectFieldTemplate({
  properties,
  fieldPathId,
  title,
  description,
  formData,
  schema,
  uiSchema,
}: ObjectFieldTemplateProps) {
  const labelOf = useLabel();
  const { path } = fieldPathId;
  if (properties.length === 0) return null;
  const pointer = pointerOf(path);
  const fields = <Fields {...{ properties, formData, schema, pointer }} />;
  // Items of lists are folded by the list.
  if (path.length === 0 || typeof path.at(-1) === 'number' || uiSchema?.['ui:bare']) return fields;
  return (
    <Group
      pointer={pointer}
      label={labelOf(title)}
      summary={summaryOf(formData)}
      help={String(description ?? '')}
      isOpen={false}
    >
      {fields}
    </Group>
  );
}

const FEW_ITEMS = 4;

/** A list: its items, and a button that adds one. */
export function ArrayFieldTemplate({
  items,
  canAdd,
  onAddClick,
  title,
  schema,
  fieldPathId,
  formData,
}: ArrayFieldTemplateProps) {
  const say = useSay();
  const labelOf = useLabel();
  const label = labelOf(title);
  const list = Array.isArray(formData) ? (formData as unknown[]) : [];
  const isShort = list.length <= FEW_ITEMS && list.every((item) => typeof item === 'string');
  return (
    <Group
      pointer={pointerOf(fieldPathId.path)}
      label={label}
      summary={list.length > 0 ? `${list.length}: ${list.map((item) => summaryOf(item)).join(', ')}` : ''}
      help={schema.description}
      isOpen={isShort && list.length > 0}
    >
      <ol className="items">{items}</ol>
      {canAdd ? (
        <button type="button" className="quiet" onClick={onAddClick}>
          + {say('addItem', { label })}
        </button>
      ) : null}
    </Group>
  );
}

/** An item of a list with what can be done to it. A group is folded, and called what it says. */
export function ArrayFieldItemTemplate({
  children,
  buttonsProps,
  index,
  hasToolbar,
  parentUiSchema: _,
  ...props
}: ArrayFieldItemTemplateProps) {
  const say = useSay();
  const { hasMoveUp, hasMoveDown, hasRemove, onMoveUpItem, onMoveDownItem, onRemoveItem, fieldPathId } = buttonsProps;
  const { value } = useItem(fieldPathId.path, props);
  const label =
    typeof value === 'object'
      ? summaryOf(value) || say('item', { number: index + 1 })
      : say('item', { number: index + 1 });
  const tools = hasToolbar ? (
    <span className="tools">
      <button type="button" disabled={!hasMoveUp} aria-label={say('moveUp', { label })} onClick={onMoveUpItem}>
        ↑
      </button>
      <button type="button" disabled={!hasMoveDown} aria-label={say('moveDown', { label })} onClick={onMoveDownItem}>
        ↓
      </button>
      {hasRemove ? (
        <button type="button" aria-label={say('remove', { label })} onClick={onRemoveItem}>
          ×
        </button>
      ) : null}
    </span>
  ) : null;
  const isGroup = typeof value === 'object' || isGroupOf(props.schema.type) || 'oneOf' in props.schema;
  return (
    <li className={isGroup ? 'item group-item' : 'item'}>
      {isGroup ? (
        <Group
          pointer={pointerOf(fieldPathId.path)}
          label={label}
          summary=""
          help={undefined}
          isOpen={value === undefined || Object.keys(value as object).length === 0}
        >
          {children}
        </Group>
      ) : (
        children
      )}
      {tools}
    </li>
  );
}

/** The value of an item, from the data of the whole form. */
function useItem(
  path: readonly (string | number)[],
  { registry }: Pick<ArrayFieldItemTemplateProps, 'registry'>,
): { readonly value: unknown } {
  const whole = (registry.formContext as { readonly value?: unknown }).value;
  const value = path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner ? (inner as Record<string | number, unknown>)[key] : undefined),
    whole,
  );
  return { value };
}

/** A choice between groups of fields, such as the types of sections. */
export function MultiSchemaFieldTemplate({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) {
  const say = useSay();
  return (
    <>
      <label className="field">
        <span>{say('type')}</span>
        {selector}
      </label>
      {optionSchemaField}
    </>
  );
}
