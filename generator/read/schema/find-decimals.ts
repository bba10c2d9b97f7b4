// Figures with more decimals than their field has: what schemas cannot say to every validator.
import { locate } from '../../rules/locate.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { outOfRange } from '../../rules/words/schema.ts';
import type { SourceFile } from '../../model/content.ts';
import { fieldOf, shapeOf, type Kind } from '../../kinds/kind.ts';
import type { DescribeField } from '../../kinds/describe-field.ts';
import { inDecimals, nearestTwo } from './decimals.ts';
import { showValue } from './show-value.ts';

const STEP = 0.1;

/** Whether a figure has one decimal at most, as it is written. */
const hasOneDecimal = (value: number): boolean => Number(value.toFixed(1)) === value;

/** Returns a problem for each figure with more decimals than its field has. */
export function findDecimals(source: SourceFile, kind: Kind, describe: () => DescribeField): readonly Diagnostic[] {
  const { oneDecimal = [] } = shapeOf(kind, source.data);
  return oneDecimal.flatMap((key) => {
    const value = fieldOf(source.data, key);
    if (typeof value !== 'number' || hasOneDecimal(value)) return [];
    const { description } = describe()(`/${key}`);
    const words = { value: showValue(value), limit: inDecimals(STEP), description: String(description ?? '') };
    return [outOfRange({ ...words, proposal: nearestTwo(value, STEP) }, locate(source, `/${key}`))];
  });
}
