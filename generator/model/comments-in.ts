// The comments of a YAML text. Some are private notes: no tool may delete one or turn it into text.
import { yaml } from '../base/yaml.ts';

/** Returns all comments of a text in their order, even where the text cannot be read as YAML. */
export function commentsIn(text: string): readonly string[] {
  const found: string[] = [];
  const walk = (token: unknown): void => {
    if (typeof token !== 'object' || token === null) return;
    if ('type' in token && token.type === 'comment' && 'source' in token) found.push(String(token.source).trimEnd());
    for (const part of Object.values(token)) walk(part);
  };
  for (const token of new (yaml().Parser)().parse(text)) walk(token);
  return found;
}
