import { expect, test } from 'vitest';
import { inspectSvg } from '../../../generator/load/inspect-svg.ts';

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
