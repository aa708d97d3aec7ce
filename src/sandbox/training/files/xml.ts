import { has } from '../../../core/has.js';

/** Where something is in a text, both from 1. */
export interface TextPlace {
  line: number;
  column: number;
}

export function placeIn(text: string, index: number): TextPlace {
  const lines = text.slice(0, index).split(/\r\n?|\n/);
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
}

const written: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A text as XML holds it, between tags or within quotes. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, sign => written[sign] ?? sign);

const signs = new Map(Object.entries(written).map(([sign, entity]) => [entity, sign]));

/** The five entities that XML has of its own, and no other: none that a file defines. */
export const unescaped = (text: string): string => text.replaceAll(/&[a-z]+;/g, entity => signs.get(entity) ?? entity);

/** What a path of names leads to in a parsed file; undefined where there is nothing. */
export const within = (node: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((at, name) => (has(at, name) ? at[name] : undefined), node);

/** Those of a name that may be there several times (`REPEATED` in `read-xml.ts`). */
export function eachOf(node: unknown, name: string): unknown[] {
  const found = within(node, name);
  return Array.isArray(found) ? found : [];
}

/** The text of an element, with attributes or without; null where there is none. */
export function textOf(node: unknown): string | null {
  const text = typeof node === 'string' ? node : within(node, '#text');
  return typeof text === 'string' ? unescaped(text) : null;
}
