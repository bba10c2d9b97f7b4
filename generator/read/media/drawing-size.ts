/** In pixels. */
export interface DrawingSize {
  readonly width: number;
  readonly height: number;
}

/** A whole number that no library takes for too large. */
const whole = /^([1-9]\d{0,3})(?:px)?$/;

const viewBox = /^\s*-?[\d.]+[\s,]+-?[\d.]+[\s,]+([1-9]\d{0,3})[\s,]+([1-9]\d{0,3})\s*$/;

/**
 * Returns the size that the attributes of a drawing's outermost element give it: in pixels, or by its view box alone;
 * undefined where they leave anything to calculate.
 */
export function drawingSize(attribute: (name: string) => string | undefined): DrawingSize | undefined {
  const given = [attribute('width'), attribute('height')];
  const isGiven = given.some((length) => length !== undefined);
  const digits = isGiven
    ? given.map((length = '') => whole.exec(length)?.[1])
    : viewBox.exec(attribute('viewBox') ?? '')?.slice(1);
  const [width = NaN, height = NaN] = digits?.map(Number) ?? [];
  return Number.isNaN(width + height) ? undefined : { width, height };
}
