import { isScalar, type Node, parseDocument, visit } from 'yaml';
import { BYTE_ORDER_MARK } from '../../model/invisible.ts';
import { yamlOptions } from '../../model/yaml-options.ts';

/** A text of a YAML file as it is written, with its quotes and line breaks. */
export interface WrittenText {
  readonly source: string;
  /** The name of the field that it is the value of, or of the list that it is in; its own, where it is a name. */
  readonly field: string;
}

/**
 * Returns the text of a YAML file with each of its texts and names of fields as `change` returns it; all else stays to the
 * byte. A file that cannot be read as YAML stays as it is.
 */
export function replaceInTexts(written: string, change: (text: WrittenText) => string): string {
  const mark = written.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
  const text = written.slice(mark.length);
  const document = parseDocument(text, yamlOptions);
  if (document.errors.length > 0) return written;
  let [result, end] = [mark, 0];
  const replace = (node: Node, field: string): void => {
    const [from, to] = node.range ?? [0, 0];
    if (from < end || from === to) return;
    result += text.slice(end, from) + change({ source: text.slice(from, to), field });
    end = to;
  };
  visit(document, {
    Scalar: (key, node, ancestors) => {
      const pair = ancestors.findLast((one) => 'key' in one);
      const name = pair && 'key' in pair && isScalar(pair.key) ? String(pair.key.value) : '';
      replace(node, key === 'key' ? String(node.value) : name);
    },
  });
  return result + text.slice(end);
}
