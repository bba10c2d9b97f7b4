// The table itself, with the roles and keys of a grid: one cell has the focus, and an input only while it is edited.
import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import type { Problem, TypedCell } from '../../generator/editor/protocol.ts';
import { useEditing } from '../edit-context.ts';
import { useSay } from '../words.ts';
import {
  blockOf,
  boundsOf,
  type Cell,
  cellAfter,
  fitted,
  type Grid,
  isSelected,
  type Selection,
  tabbed,
  textAt,
  typedAt,
  typedIn,
} from './grid.ts';

interface Props {
  readonly grid: Grid;
  readonly selection: Selection;
  readonly onSelect: (selection: Selection) => void;
  readonly type: (cells: readonly TypedCell[]) => Promise<void>;
  readonly paste: (text: string) => Promise<void>;
}

const only = (cell: Cell): Selection => ({ anchor: cell, active: cell });

const isText = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/** What a key puts into the selected cells; undefined where it puts nothing there. */
function blockFor(event: KeyboardEvent, { grid, selection }: Props): readonly (readonly string[])[] | undefined {
  if (event.key === 'Delete' || event.key === 'Backspace') return fitted(selection, [['']]);
  const isFill = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'd';
  return isFill ? fitted(selection, blockOf(grid, selection).slice(0, 1)) : undefined;
}

/** The problems of the rows, by row and field. */
function marksOf(grid: Grid, problems: readonly Problem[]): ReadonlySet<string> {
  const places = new Map(grid.rows.map(({ file, pointer }, row) => [`${file} ${pointer}`, row]));
  return new Set(
    problems.flatMap(({ file, pointer, severity }) => {
      const [, start = '', field = ''] = /^(\/sessions\/\d+)?\/?([^/]*)/.exec(pointer) ?? [];
      const row = severity === 'info' ? undefined : places.get(`${file} ${start}`);
      return row === undefined ? [] : [`${row} ${field}`];
    }),
  );
}

/** The input in a cell that is edited. */
function CellInput({
  text,
  label,
  choices,
  onDone,
}: {
  readonly text: string;
  readonly label: string;
  readonly choices: readonly string[];
  readonly onDone: (text: string | undefined, key: string) => void;
}) {
  const [value, setValue] = useState(text);
  const press = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (!['Enter', 'Tab', 'Escape'].includes(event.key)) return;
    event.preventDefault();
    onDone(event.key === 'Escape' ? undefined : value, event.shiftKey ? `Shift${event.key}` : event.key);
  };
  return (
    <>
      <input
        autoFocus
        aria-label={label}
        value={value}
        list="cell-choices"
        dir="auto"
        onChange={({ target }) => setValue(target.value)}
        onKeyDown={press}
        onPaste={(event) => event.stopPropagation()}
        onBlur={() => onDone(value, '')}
      />
      <datalist id="cell-choices">
        {choices.map((choice) => (
          <option key={choice} value={choice} />
        ))}
      </datalist>
    </>
  );
}

/** Where one goes on after a cell was edited. */
const nextKeys: Readonly<Record<string, string>> = { Enter: 'ArrowDown', ShiftEnter: 'ArrowUp' };

function nextCell(cell: Cell, key: string, grid: Grid): Cell {
  if (key === 'Tab') return { ...cell, column: Math.min(cell.column + 1, grid.columns.length - 1) };
  if (key === 'ShiftTab') return { ...cell, column: Math.max(cell.column - 1, 0) };
  return cellAfter(cell, nextKeys[key] ?? '', grid) ?? cell;
}

/** A cell that is edited, with what its input begins with. */
type Edited = Cell & { readonly text: string };

/** What the clipboard does while no cell is edited. */
function clipboardOf({ grid, selection, paste }: Props, write: (block: readonly (readonly string[])[]) => void) {
  const onCopy = (event: ClipboardEvent): void => {
    event.clipboardData.setData('text/plain', tabbed(blockOf(grid, selection)));
    event.preventDefault();
  };
  const onCut = (event: ClipboardEvent): void => {
    onCopy(event);
    write(fitted(selection, [['']]));
  };
  const onPaste = (event: ClipboardEvent): void => {
    event.preventDefault();
    void paste(event.clipboardData.getData('text/plain'));
  };
  return { onCopy, onCut, onPaste };
}

/** What keys and the clipboard do. */
function useKeys(props: Props) {
  const { grid, selection, onSelect, type } = props;
  const [edited, setEdited] = useState<Edited>();
  const { active } = selection;
  const write = (block: readonly (readonly string[])[]): void => {
    const { top, start } = boundsOf(selection);
    void type(typedAt(grid, { row: top, column: start }, block));
  };
  const done = (text: string | undefined, key: string): void => {
    if (!edited) return;
    setEdited(undefined);
    if (text !== undefined && text !== textAt(grid, edited)) void type(typedAt(grid, edited, [[text]]));
    if (key === '') return;
    // Below a row that was begun there is a new one.
    const { row, column } = edited;
    const isBegun = key === 'Enter' && row === grid.rows.length && (text ?? '').trim() !== '';
    onSelect(only(isBegun ? { row: row + 1, column } : nextCell(edited, key, grid)));
  };
  const move = (event: KeyboardEvent): boolean => {
    const moved = cellAfter(active, event.key, grid);
    if (moved) onSelect(event.shiftKey ? { anchor: selection.anchor, active: moved } : only(moved));
    return moved !== undefined;
  };
  const put = (event: KeyboardEvent): boolean => {
    const block = blockFor(event, props);
    if (block) write(block);
    return block !== undefined;
  };
  const begin = (event: KeyboardEvent): boolean => {
    const isAsked = event.key === 'Enter' || event.key === 'F2';
    if (isAsked || isText(event)) setEdited({ ...active, text: isAsked ? textAt(grid, active) : event.key });
    return isAsked || isText(event);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!edited && (begin(event) || move(event) || put(event))) event.preventDefault();
  };
  const handlers = { onKeyDown, ...(edited ? {} : clipboardOf(props, write)) };
  return { edited, setEdited, done, handlers };
}

interface RowProps {
  readonly row: number;
  readonly props: Props;
  readonly marks: ReadonlySet<string>;
  readonly edited: Edited | undefined;
  readonly setEdited: (edited: Edited) => void;
  readonly done: (text: string | undefined, key: string) => void;
}

function GridRow({ row, props, marks, edited, setEdited, done }: RowProps) {
  const { grid, selection, onSelect } = props;
  const say = useSay();
  const own = grid.rows[row];
  const isWrong = (cell: Cell, field: string): boolean =>
    marks.has(`${row} ${field}`) || typedIn(grid, cell)?.problem !== undefined;
  const select = (event: MouseEvent, cell: Cell): void =>
    onSelect(event.shiftKey ? { ...selection, active: cell } : only(cell));
  return (
    <tr aria-rowindex={row + 2}>
      <th scope="row" className="number" aria-label={own?.name ?? say('newRow')}>
        {own ? row + 1 : '+'}
      </th>
      {grid.columns.map(({ field, title, choices }, column) => {
        const cell = { row, column };
        const shown = textAt(grid, cell);
        const isActive = selection.active.row === row && selection.active.column === column;
        const input = edited?.row === row && edited.column === column ? edited : undefined;
        return (
          <td
            key={field}
            role="gridcell"
            tabIndex={isActive && !input ? 0 : -1}
            aria-selected={isSelected(selection, cell)}
            aria-invalid={isWrong(cell, field) || undefined}
            onMouseDown={(event) => (input ? undefined : select(event, cell))}
            onMouseEnter={({ buttons }) =>
              buttons === 1 && !edited ? onSelect({ ...selection, active: cell }) : undefined
            }
            onDoubleClick={() => setEdited({ ...cell, text: shown })}
            dir="auto"
          >
            {input ? <CellInput {...{ text: input.text, label: title, choices }} onDone={done} /> : shown}
          </td>
        );
      })}
    </tr>
  );
}

/** Keeps the focus in the active cell, once the table has had it. */
function useFocus({ row, column }: Cell, isEdited: boolean) {
  const table = useRef<HTMLTableElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current && !isEdited) table.current?.querySelector<HTMLElement>('td[tabindex="0"]')?.focus();
    isFirst.current = false;
  }, [row, column, isEdited]);
  return table;
}

export function GridTable(props: Props) {
  const { grid, selection } = props;
  const { state } = useEditing();
  const { edited, setEdited, done, handlers } = useKeys(props);
  const table = useFocus(selection.active, edited !== undefined);
  const marks = marksOf(grid, state.problems);
  const shown = grid.rows.length + (grid.next === undefined ? 0 : 1);
  return (
    <div className="grid-box">
      <table
        ref={table}
        role="grid"
        aria-multiselectable="true"
        aria-labelledby="table-title"
        aria-describedby="table-help"
        aria-rowcount={shown + 1}
        {...handlers}
      >
        <thead>
          <tr>
            <th scope="col" className="number">
              #
            </th>
            {grid.columns.map(({ field, title }) => (
              <th key={field} scope="col" dir="auto">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: shown }, (_, row) => (
            <GridRow key={grid.rows[row]?.key ?? 'new'} {...{ row, props, marks, edited, setEdited, done }} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
