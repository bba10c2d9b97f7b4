/** A rectangle in a drawing, in its units. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Embeds an SVG file as an element in another drawing. */
export function nestedSvg(svg: string, { x, y, width, height }: Place): string {
  const text = svg.replace(/<!--.*?-->/gs, '');
  const [root = '', tag = 'svg'] = /<((?:[\w-]+:)?svg)\b[^>]*>/.exec(text) ?? [];
  const inner = text.slice(text.indexOf(root) + root.length);
  const size = (name: string): string => new RegExp(`\\s${name}=["']([\\d.]+)`).exec(root)?.[1] ?? '1';
  const viewBox = root.includes('viewBox=') ? '' : ` viewBox="0 0 ${size('width')} ${size('height')}"`;
  const kept = root.replace(/\s(x|y|width|height)=("[^"]*"|'[^']*')/g, '').slice(1 + tag.length);
  return `<${tag} x="${x}" y="${y}" width="${width}" height="${height}"${viewBox}${kept}${inner}`;
}
