import { markFigures, type Figure } from '../../src/core/figures.js';

const [OPEN, BETWEEN, CLOSE] = ['\uE000', '\uE001', '\uE002'];
const MARKED = new RegExp(`${OPEN}(\\d+)${BETWEEN}([^${CLOSE}]*)${CLOSE}`, 'gu');
/** What reads as an amount or as a date, in any of our languages. */
const FIGURE =
  /(?:[$€£]|\b(?:USD|CAD|MXN|EUR)\b)\s?-?\d|\d[\d.,\s]*\s?[$€£]|\b\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}\b|\b\d+[.,]\d{2}\b/u;

const figures: Figure[] = [];

/** From now on every figure carries a mark in the text around it. */
export function markAll(): void {
  markFigures((text, figure) => {
    figures.push(figure);
    return `${OPEN}${figures.length - 1}${BETWEEN}${text}${CLOSE}`;
  });
}

export function markNone(): void {
  markFigures(undefined);
  figures.length = 0;
}

/** A sentence, or a line, with the figures in it. */
export interface Sentence {
  text: string;
  figures: Figure[];
}

/** Elements that do not end a line of text. */
const INLINE = new Set(['SPAN', 'BDI', 'S', 'A', 'B', 'EM', 'STRONG', 'SMALL', 'SVG', 'svg', 'path']);

function textOf(node: Node): string {
  if (node.nodeType === 3) return node.nodeValue ?? '';
  if (!(node instanceof Element)) return '';
  const inner = [...node.childNodes].map(textOf).join('');
  const spoken = ['aria-label', 'title'].map(name => node.getAttribute(name) ?? '').filter(text => text.includes(OPEN));
  return INLINE.has(node.tagName) && spoken.length === 0 ? inner : `\n${[...spoken, inner].join('\n')}\n`;
}

/** Every line of a text that says a figure; what the catalogue's own people wrote is theirs. */
export function sentencesIn(text: string, theirs: readonly string[]): { said: Sentence[]; unmarked: string[] } {
  const said: Sentence[] = [];
  const unmarked: string[] = [];
  for (const line of text.split('\n').map(one => one.trim())) {
    const own = theirs.reduce((rest, words) => rest.replaceAll(words, ''), line);
    const bare = own.replaceAll(MARKED, '');
    if (FIGURE.test(bare)) unmarked.push(bare);
    const found = [...line.matchAll(MARKED)].flatMap(([, index]) => figures[Number(index)] ?? []);
    if (found.length > 0) said.push({ text: line.replaceAll(MARKED, '$2'), figures: found });
  }
  return { said, unmarked };
}

/** Of what is on the page, or of a part of it. */
export const sentencesOn = (place: Element | null, theirs: readonly string[]) =>
  sentencesIn(place ? textOf(place) : '', theirs);
