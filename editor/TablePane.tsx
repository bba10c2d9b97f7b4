// Sessions and prices as a table: typed, pasted and filled down as in a spreadsheet.
import { useCallback, useEffect, useMemo, useState } from 'react';
import type {
  CellProblem,
  Pasted,
  Problem,
  Subject,
  Table,
  TableRow,
  TypedCell,
} from '../generator/editor/protocol.ts';
import { hasGone } from './ask.ts';
import { useEditing } from './edit-context.ts';
import { FilterInput } from './FilterInput.tsx';
import { Problems } from './Problems.tsx';
import {
  boundsOf,
  fitted,
  type Grid,
  idOf,
  keptIn,
  nextKey,
  type Selection,
  sizeOf,
  type Typed,
  type TypedText,
  typedAt,
  typedIn,
  typedWithout,
} from './table/grid.ts';
import { GridTable } from './table/GridTable.tsx';
import { useUnsent } from './unsent.ts';
import { useAnswer } from './use-answer.ts';
import { useSay } from './words.ts';

/** More rows than one can see are shown when they are asked for. */
const FEW_ROWS = 150;

const START: Selection = { anchor: { row: 0, column: 0 }, active: { row: 0, column: 0 } };

const KEPT = 'prospectus-unread';

/** What was typed into each table, and could not be read or is not answered yet: it is there when the table is opened again. */
const unread = new Map(
  (JSON.parse(sessionStorage.getItem(KEPT) ?? '[]') as [Subject, [string, TypedText][]][]).map(
    ([subject, typed]): [Subject, Typed] => [subject, new Map(typed)],
  ),
);

/** Keeps what could not be read for when the page is loaded again: the content does not have it. */
function keepUnread(): void {
  const wrong = Array.from(unread, ([subject, typed]) => [subject, [...typed].filter(([, { problem }]) => problem)]);
  sessionStorage.setItem(KEPT, JSON.stringify(wrong));
}

/** Shows at once what is typed; what cannot be read stays to be corrected. */
function useTyping({ subject, table, isCurrent }: OpenTableProps) {
  const { act } = useEditing();
  const say = useSay();
  const [typed, setTyped] = useState<Typed>(unread.get(subject) ?? new Map());
  // An answer may come when the table is not open any more.
  const change = useCallback(
    (make: (before: Typed) => Typed) => {
      const next = make(unread.get(subject) ?? new Map());
      unread.set(subject, next);
      keepUnread();
      setTyped(next);
    },
    [subject],
  );
  const type = useCallback(
    async (cells: readonly TypedCell[]): Promise<void> => {
      if (cells.length === 0) return;
      const own: Typed = new Map(cells.map((cell) => [idOf(cell), { text: cell.text }]));
      change((before) => new Map([...before, ...own]));
      const problems = await act<readonly CellProblem[]>('type', { subject, cells });
      change((before) => {
        const next = new Map(before);
        for (const [id, { text }] of own) {
          // Something else may have been typed there since.
          if (before.get(id) !== own.get(id)) continue;
          const cell = cells.find((one) => idOf(one) === id);
          if (problems) next.set(id, { text, isAnswered: true, problem: problems.find((one) => idOf(one) === id) });
          else if (cell && hasGone()) next.set(id, { text, problem: { ...cell, problem: say('gone'), advice: '' } });
          else next.delete(id);
        }
        return next;
      });
    },
    [act, change, subject, say],
  );
  const open = [...typed.values()].filter(({ isAnswered }) => !isAnswered);
  useUnsent(open.length > 0, () =>
    type(open.flatMap(({ text, problem }) => (problem ? [{ key: problem.key, field: problem.field, text }] : []))),
  );
  const remove = async (keys: readonly string[]): Promise<void> => {
    if (await act('remove', { keys })) change((before) => typedWithout(before, keys));
  };
  useEffect(() => {
    if (isCurrent)
      change((before) => new Map([...before].filter(([, { isAnswered, problem }]) => !isAnswered || problem)));
  }, [change, table, isCurrent]);
  return { typed, type, remove };
}

/** What a paste came to, in plain words. */
function PasteReport({ pasted }: { readonly pasted: Pasted | undefined }) {
  const say = useSay();
  if (!pasted) return null;
  const wrong = pasted.rows.filter(({ is }) => is === 'wrong');
  const added = pasted.rows.filter(({ is }) => is === 'new').length;
  return (
    <div className="paste-report">
      <p>{wrong.length > 0 ? say('pasteWrong') : say('pasted', { count: pasted.rows.length, new: added })}</p>
      <ul lang="en" dir="ltr">
        {wrong.flatMap(({ row, problems }) =>
          problems.map(({ problem, advice }) => (
            <li key={`${row} ${problem}`} className="error">
              <strong>{say('row', { row })}</strong>: {problem}. {advice}
            </li>
          )),
        )}
        {pasted.notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  );
}

/** The problems of the active cell and its row: those of what was typed, and those of the check. */
function problemsAt(grid: Grid, { active }: Selection, problems: readonly Problem[]) {
  const row = grid.rows[active.row];
  const field = grid.columns[active.column]?.field ?? '';
  const own = problems.filter(
    ({ file, pointer, severity }) =>
      severity !== 'info' &&
      row &&
      file === row.file &&
      (row.pointer === '' ? pointer.startsWith(`/${field}`) : `${pointer}/`.startsWith(`${row.pointer}/`)),
  );
  const typed = typedIn(grid, active)?.problem;
  if (!typed) return own;
  const { problem, advice } = typed;
  return [{ code: 'cell', severity: 'error', message: `${problem}.`, advice, file: '', pointer: '' } as const, ...own];
}

/** A table, read again after each change. */
export function TablePane({ subject }: { readonly subject: Subject }) {
  const { version, state } = useEditing();
  const say = useSay();
  const again = useMemo(() => [version, state.changes], [version, state.changes]);
  const read = useAnswer<Table>('table', { subject, language: document.documentElement.lang }, again);
  if (!read) return <p role="status">{say('loading')}</p>;
  return <OpenTable {...{ subject, table: read.result, isCurrent: read.isCurrent }} />;
}

interface HeadProps {
  readonly subject: Subject;
  readonly grid: Grid;
  readonly filter: string;
  readonly onFilter: (filter: string) => void;
  readonly selection: Selection;
  readonly onNew: () => void;
  readonly remove: (keys: readonly string[]) => Promise<void>;
}

/** What is above a table: its name, and what can be done with its rows. */
function TableHead({ subject, grid: { rows }, filter, onFilter, selection, onNew, remove }: HeadProps) {
  const say = useSay();
  const { top, bottom } = boundsOf(selection);
  const keys = rows.slice(top, bottom + 1).map(({ key }) => key);
  return (
    <header className="pane-head">
      <h1 id="table-title">{say(subject === 'sessions' ? 'sessions' : 'prices')}</h1>
      <FilterInput {...{ filter, onFilter }} />
      {subject === 'sessions' ? (
        <>
          <button type="button" onClick={onNew}>
            + {say('newRow')}
          </button>
          <button type="button" disabled={selection.active.row >= rows.length} onClick={() => void remove(keys)}>
            {say('removeRows')}
          </button>
        </>
      ) : null}
      <p className="help" id="table-help">
        {say('helpTable')}
      </p>
    </header>
  );
}

/** The rows that are shown: those of the table, and those that were typed below it and are not in it yet. */
function useGrid({ subject, table }: OpenTableProps, typed: Typed, filter: string) {
  const [isWhole, setWhole] = useState(false);
  const say = useSay();
  const word = filter.trim().toLocaleLowerCase();
  const found = useMemo(
    () => table.rows.filter(({ cells, name }) => `${name} ${cells.join(' ')}`.toLocaleLowerCase().includes(word)),
    [table, word],
  );
  const rows = isWhole ? found : found.slice(0, FEW_ROWS);
  const canAdd = subject === 'sessions' && rows.length === table.rows.length;
  const next = nextKey(typed, table.rows.length);
  const added = Array.from({ length: next - table.rows.length }, (_, i): TableRow => {
    return { key: String(table.rows.length + i), name: say('newRow'), file: '', pointer: '', cells: [] };
  });
  const grid: Grid = canAdd
    ? { columns: table.columns, rows: [...rows, ...added], next, typed }
    : { columns: table.columns, rows, next: undefined, typed };
  return { grid, end: { row: next, column: 0 }, hidden: found.length - rows.length, showAll: () => setWhole(true) };
}

interface OpenTableProps {
  readonly subject: Subject;
  readonly table: Table;
  /** Whether the table was read after the last change. */
  readonly isCurrent: boolean;
}

const filledOf = (texts: readonly string[]): number => texts.filter((text) => text.trim() !== '').length;

function OpenTable(props: OpenTableProps) {
  const { subject } = props;
  const say = useSay();
  const { act, state, tell } = useEditing();
  const [filter, setFilter] = useState('');
  const [selected, setSelection] = useState(START);
  const [pasted, setPasted] = useState<Pasted>();
  const { typed, type, remove } = useTyping(props);
  const { grid, end, hidden, showAll } = useGrid(props, typed, filter);
  const selection = keptIn(grid, selected);
  const paste = async (text: string): Promise<void> => {
    const result = await act<Pasted | { readonly cells: readonly (readonly string[])[] }>('paste', { subject, text });
    setPasted(result && 'rows' in result ? result : undefined);
    const { top: row, start: column } = boundsOf(selection);
    if (!result || !('cells' in result)) return;
    const block = fitted(selection, result.cells);
    const cells = typedAt(grid, { row, column }, block);
    await type(cells);
    const left = filledOf(block.flat()) - filledOf(cells.map(({ text: own }) => own));
    if (left > 0) tell(say('pastedOutside', { count: left }), true);
  };
  const addRow = (): void => {
    setFilter('');
    showAll();
    setSelection({ anchor: end, active: end });
  };
  const size = sizeOf(selection);
  return (
    <section className="table-pane" aria-labelledby="table-title">
      <TableHead {...{ subject, grid, filter, selection, remove }} onFilter={setFilter} onNew={addRow} />
      <GridTable {...{ grid, selection, type, paste }} onSelect={setSelection} />
      {hidden > 0 ? (
        <button type="button" className="quiet" onClick={showAll}>
          {say('showMore', { count: hidden + grid.rows.length })}
        </button>
      ) : null}
      <div className="table-foot" role="status">
        {size > 1 ? say('selectedCells', { count: size }) : ''}
        <Problems problems={problemsAt(grid, selection, state.problems)} />
        <PasteReport pasted={pasted} />
      </div>
    </section>
  );
}
