/** Codes of languages that are most often taught and spoken; many more are known. */
export const usualLanguages: ReadonlySet<string> = new Set(
  'ar bn cs da de el en es fa fi fr he hi hu id it ja ko ms nb nl pl pt ro ru sv sw th tr uk ur vi zh'.split(' '),
);
