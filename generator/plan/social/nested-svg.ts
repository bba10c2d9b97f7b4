/** A rectangle in a drawing, in its units. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Embeds an SVG file as an element in another drawing. */
export function nestedSvg(svg: string, { x, y, width, height }: Place): string {
  const [root = ''] = /<svg\b[^>]*>/.exec(svg) ?? [];
  const inner = svg.slice(svg.indexOf(root) + root.length);
  const size = (name: string): string => new RegExp(`\\s${name}="([\\d.]+)`).exec(root)?.[1] ?? '1';
  const viewBox = root.includes('viewBox=') ? '' : ` viewBox="0 0 ${size('width')} ${size('height')}"`;
  const kept = root.replace(/\s(x|y|width|height)=("[^"]*"|'[^']*')/g, '').slice('<svg'.length);
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}"${viewBox}${kept}${inner}`;
}
