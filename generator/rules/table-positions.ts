import { yaml } from '../base/yaml.ts';
import { redirectTable, type Cell } from '../model/redirect-table.ts';

type Place = readonly [from: number, to: number];

/** Returns a table of redirects as the YAML that says the same, with the places of its rows and values in the table. */
export function tablePositions(text: string) {
  const { LineCounter, Pair, Scalar, YAMLMap, YAMLSeq } = yaml();
  const at = <Node extends object>(node: Node, [from, to]: Place): Node =>
    Object.assign(node, { range: [from, to, to] });
  const scalar = (value: string, { from, to }: Cell) => at(new Scalar(value), [from, to]);
  const list = new YAMLSeq();
  for (const row of redirectTable(text).rows) {
    const cells = Object.entries(row);
    const group = at(new YAMLMap(), [cells[0]?.[1].from ?? 0, cells.at(-1)?.[1].to ?? 0]);
    group.items = cells.map(([key, cell]) => new Pair(scalar(key, cell), scalar(cell.text, cell)));
    list.items.push(group);
  }
  const contents = new YAMLMap();
  contents.items = [new Pair(new Scalar('redirects'), list)];
  const lines = new LineCounter();
  for (const { index } of text.matchAll(/(?<![^\n])/g)) lines.addNewLine(index);
  return { document: { contents }, lines };
}
