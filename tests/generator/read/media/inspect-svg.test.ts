import { expect, test } from 'vitest';
import { inspectSvg } from '../../../../generator/read/media/inspect-svg.ts';
import { processorMs } from '../../../support/processor-time.ts';

const svg = (inner: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${attributes}>\n${inner}\n</svg>`;

const reported = (text: string): readonly string[] =>
  inspectSvg(text).unsafe.map(({ what, from }) => `${text.slice(0, from).split('\n').length} ${what}`);

test.each([
  ['a script', svg('<script>x()</script>'), '2 the element <script>'],
  [
    'a script of another namespace',
    svg('<h:script xmlns:h="http://www.w3.org/1999/xhtml"/>'),
    '2 the element <h:script>',
  ],
  ['HTML within', svg('<foreignObject/>'), '2 the element <foreignObject>'],
  ['a handler', svg('<g/>', ' onload="x()"'), '1 the script in onload'],
  ['a link with a script', svg('<a href="java&#10;script:x()"/>'), '2 a link to another file or address (href)'],
  ['a picture of the machine', svg('<image href="/etc/logo.png"/>'), '2 a link to another'],
  ['a picture of a stranger', svg('<image xlink:href="https://evil.example/x.png"/>'), '2 a link to another'],
  ['a drawing in a link', svg('<image href="data:image/svg+xml,x"/>'), '2 a link to another'],
  ['a part of another file', svg('<use href="other.svg#x"/>'), '2 a link to another'],
  ['an import', svg('<style>@import "https://evil.example/x.css";</style>'), '2 a style that loads another file'],
  ['an import in two parts', svg('<style>@imp<title/>ort "x";</style>'), '2 a style that loads another file'],
  ['a hidden import', svg('<style>@\\69mport "x";</style>'), '2 a style that loads another file'],
  [
    'a fill from elsewhere',
    svg('<path fill="url(https://evil.example/x#y)"/>'),
    '2 a style that loads another file (fill)',
  ],
  [
    'a style from elsewhere',
    svg('<path style="mask: image-set(\'x.png\' 1x)"/>'),
    '2 a style that loads another file (style)',
  ],
  ['an animated link', svg('<animate attributeName="xlink:href" to="x"/>'), '2 an animation of xlink:href'],
  ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, '1 a DOCTYPE'],
  ['a style sheet', `<?xml-stylesheet href="x.css"?>${svg('')}`, '1 the instruction <?xml-stylesheet>'],
  ['another encoding', `<?xml version="1.0" encoding="UTF-7"?>${svg('')}`, '1 the encoding UTF-7'],
  ['another base', svg('', ' xml:base="https://evil.example/"'), '1 the attribute xml:base'],
  ['broken XML', svg('<path>'), 'XML that browsers cannot read'],
  ['no SVG', '<html xmlns="http://www.w3.org/1999/xhtml"/>', '1 an outermost element other than <svg'],
  ['a script whose tag has many lines', svg('<script\n\nid="a"\n/>'), '2 the element <script>'],
  ['too deep a drawing', svg('<g>'.repeat(5000) + '</g>'.repeat(5000)), '2 more than 100 groups'],
])('%s is refused with its line', (_, text, expected) => {
  expect(reported(text).join('\n')).toContain(expected);
});

test.each([
  [
    'shapes and gradients',
    svg('<defs><linearGradient id="g"><stop offset="0"/></linearGradient></defs><path fill="url(#g)"/>'),
  ],
  [
    'classes',
    svg('<style>.a{fill:#fff}@media (prefers-color-scheme:dark){.a{fill:url( "#g" )}}</style><path class="a"/>'),
  ],
  ['a part of itself', svg('<symbol id="s"/><use xlink:href="#s"/>')],
  ['a photograph within', svg('<image href="data:image/png;base64,AAAA"/>')],
  ['movement', svg('<circle r="1"><animate attributeName="r" values="1;2" dur="1s"/></circle>')],
  [
    'notes of a drawing program',
    svg(
      '<sodipodi:namedview inkscape:zoom="1"/><g inkscape:label="C:\\drawings"/>',
      ' xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"',
    ),
  ],
])('%s are allowed', (_, text) => {
  expect(reported(text)).toEqual([]);
});

const filtered = '<rect width="64" height="64" filter="url(#f)"/>';
const filter = (steps: string, region = ''): string => `<filter id="f" ${region}>${steps}</filter>${filtered}`;

/** Parts of which each shows the one before it several times. */
const nested = (levels: number, part: (id: number, shown: string) => string): string =>
  Array.from({ length: levels }, (_, i) => part(i + 1, `#p${i}`)).join('') + `<use href="#p${levels}"/>`;
const onPath = (id: number, shown: string): string =>
  `<marker id="p${id}"><path d="M0 0${'h1'.repeat(30)}" marker-mid="url(${shown})"/></marker>`;
const nestedIn = (tag: string, property: string): string =>
  nested(6, (id, shown) => `<${tag} id="p${id}">${`<rect style="${property}:url(${shown})"/>`.repeat(9)}</${tag}>`);

/** The head of a picture of many pixels. */
const pngHead = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x5d\xc0\0\0\x5d\xc0', 'latin1');
const jpegHead = Buffer.from('\xff\xd8\xff\xc0\0\x11\x08\xff\xff\xff\xff', 'latin1');

test.each([
  ['noise of many octaves', filter('<feTurbulence baseFrequency=".9" numOctaves="20000"/>')],
  ['a wide outline', filter('<feMorphology radius="9999"/>', 'x="-9" y="-9" width="19" height="19"')],
  ['a large kernel', filter('<feConvolveMatrix order="100"/>')],
  ['many steps', filter('<feGaussianBlur stdDeviation="5"/>'.repeat(2000))],
  ['steps in a wide region', filter('<feGaussianBlur stdDeviation="5"/>'.repeat(20), 'width="1900%" height="1900%"')],
  ['many filtered parts', filter('<feGaussianBlur stdDeviation="5"/>') + filtered.repeat(500)],
  [
    'a part of a part, ten times each',
    nested(12, (id, shown) => `<g id="p${id}">${`<use href="${shown}"/>`.repeat(10)}</g>`),
  ],
  ['two parts that contain each other', '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'],
  ['patterns in patterns', nestedIn('pattern', 'fill')],
  ['masks in masks', nestedIn('mask', 'mask')],
  ['clips in clips', nestedIn('clipPath', 'clip-path')],
  [
    'masks of a style sheet',
    `<style>.a{mask:url(#m)}</style><mask id="m">${'<g/>'.repeat(999)}</mask>${'<g class="a"/>'.repeat(999)}`,
  ],
  [
    'rules that each of many parts is compared with',
    `<style>${'.a{fill:url(#m)}'.repeat(20_000)}</style>${'<g/>'.repeat(20_000)}`,
  ],
  ['masks of all elements', `<style>:not(z){mask:url(#m)}</style><mask id="m"><g/></mask>`],
  [
    'filters in filters',
    nested(
      8,
      (id, shown) =>
        `<filter id="f${id}">${`<feImage href="${shown}"/>`.repeat(6)}</filter><g id="p${id}" filter="url(#f${id})"/>`,
    ),
  ],
  ['markers in markers', nested(8, onPath)],
  ['a long chain', nested(5000, (id, shown) => `<g id="p${id}"><use href="${shown}"/></g>`)],
  [
    'stops of a gradient, many times',
    `<linearGradient id="g">${'<stop/>'.repeat(2000)}</linearGradient>${'<g fill="url(#g)"/>'.repeat(99)}`,
  ],
  ['a circle that no number can measure', '<circle r="1e38"/>'],
  ['an arc that begins so far away', '<path d="M.1.9e39A9 9 0 0 1 2 2"/>'],
  ['a PNG of 24,000 pixels', `<image href="data:image/png;base64,${pngHead.toString('base64')}"/>`],
  ['a PNG in percent signs', `<image href="data:image/png,${escape(pngHead.toString('latin1'))}"/>`],
  ['a JPEG of 65,535 pixels', `<image href="data:image/jpeg;base64,${jpegHead.toString('base64')}"/>`],
])('%s would take minutes to draw', async (_, inner) => {
  const sentence = '1 effects or repetitions that take minutes to draw';
  const taken = await processorMs(() => expect(reported(svg(inner, ' width="64" height="64"'))).toEqual([sentence]));
  expect(taken).toBeLessThan(5000);
});

const shadow = '<feOffset dy="4"/><feGaussianBlur stdDeviation="4"/><feColorMatrix/><feBlend in2="SourceGraphic"/>';

test.each([
  ['three shadows', filter(shadow) + filtered.repeat(3)],
  ['paper', filter('<feTurbulence baseFrequency=".8" numOctaves="4"/>')],
  ['a large map', '<path d="M0 0h9"/>'.repeat(20_000)],
  ['a forest', `<symbol id="tree">${'<path/>'.repeat(20)}</symbol>${'<use href="#tree"/>'.repeat(500)}`],
  ['the arrows of a plan', `<marker id="m"><path/></marker><path marker-mid="url(#m)" d="M0 0${'h1'.repeat(400)}"/>`],
])('%s may be drawn', (_, inner) => {
  expect(reported(svg(inner, ' width="64" height="64"'))).toEqual([]);
});
