const ARABIC_ZERO = 0x06_60;

/**
 * Returns a figure in Western digits and without signs between its thousands, as content has it; any other text as it is.
 * @example plainFigure('1.290,50', 'de') // '1290,50'
 */
export function plainFigure(text: string, language: string): string {
  const western = text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - ARABIC_ZERO))
    .replace('٫', '.')
    .trim();
  const sign = new Intl.NumberFormat(`${language}-u-nu-latn`).format(1.5).includes(',') ? '.' : ',';
  const thousands = new RegExp(`^[1-9]\\d{0,2}(?:[${sign}٬'’\\s]\\d{3})+(?=$|[.,])`);
  return western.replace(thousands, (figure) => figure.replace(/\D/g, ''));
}
