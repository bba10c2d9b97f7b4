import { useSay } from './words.ts';

/** Where one types what the entries of a list, or the rows of a table, have in common. */
export function FilterInput({
  filter,
  onFilter,
}: {
  readonly filter: string;
  readonly onFilter: (filter: string) => void;
}) {
  const say = useSay();
  return (
    <input
      type="search"
      aria-label={say('filter')}
      placeholder={say('filter')}
      value={filter}
      onChange={({ target }) => onFilter(target.value)}
    />
  );
}
