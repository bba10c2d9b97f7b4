import pc from 'picocolors';

/** How a report will be seen. */
export interface View {
  readonly isColor: boolean;
  /** The width in terminal columns. */
  readonly columns: number;
}

/** The colours of a report: functions that return their text unchanged where colour is not wanted. */
export type Colors = ReturnType<typeof pc.createColors>;

/** Returns the colours for a view. */
export function colorsFor({ isColor }: View): Colors {
  return pc.createColors(isColor);
}
