import { numberFormat } from '../../../core/numbers.js';

interface Marks {
  decimal: string;
  group: string | undefined;
  /** The locale's own digits, 0 to 9. */
  digits: readonly string[];
}

const known = new Map<string, Marks>();

function marksOf(locale: string): Marks {
  let marks = known.get(locale);
  if (!marks) {
    const parts = numberFormat(locale).formatToParts(1_234_567.8);
    const sign = (type: Intl.NumberFormatPartTypes) => parts.find(part => part.type === type)?.value;
    const digits = numberFormat(locale, { useGrouping: false, maximumFractionDigits: 0 }).format(9_876_543_210);
    marks = { decimal: plain(sign('decimal') ?? '.'), group: sign('group'), digits: [...digits].toReversed() };
    if (marks.group !== undefined) marks.group = plain(marks.group);
    known.set(locale, marks);
  }
  return marks;
}

/** Spaces of every width become one kind, minus signs too; marks of direction go. */
export const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s/g, ' ')
    .replace(/[−‐–]/g, '-');

/**
 * Reads a number as a locale writes it: `1,234.5` in the United States, `1.234,5` in Flanders. The answer is plain
 * digits (`-1234.5`), exact for any number of digits. A mark in a place where the locale has none is not guessed at:
 * `12,50` could be twelve and a half or a slip for 1,250, and money depends on it.
 */
export function readDecimal(text: string, locale: string): string | undefined {
  const { decimal, group, digits } = marksOf(locale);
  const written = [...plain(text).trim()]
    .map(char => (digits.includes(char) ? String(digits.indexOf(char)) : char))
    .join('');
  const negative = written.startsWith('-');
  // The dot of the number pad, where it means nothing else.
  const decimals = group === '.' ? [decimal] : [decimal, '.'];
  const parts = (negative ? written.slice(1).trimStart() : written).split(new RegExp(`[${decimals.join('')}]`));
  const [whole = '', fraction = ''] = parts;
  if (parts.length > 2 || !/^\d*$/.test(fraction) || (whole === '' && fraction === '')) return undefined;
  const separators = new Set(whole.match(/\D/g));
  const [separator] = separators;
  if (separator !== undefined) {
    const allowed = [group, ' ', "'", '’'].includes(separator);
    if (separators.size > 1 || !allowed || !/^\d{1,3}(?:\D\d{2,3})*\D\d{3}$/.test(whole)) return undefined;
  }
  const integer = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '') || '0';
  return `${negative ? '-' : ''}${integer}${fraction && `.${fraction}`}`;
}

/** The same as a number; nothing when it is too large to be exact. */
export function parseNumber(text: string, locale: string): number | undefined {
  const read = readDecimal(text, locale);
  const value = read === undefined ? Number.NaN : Number(read);
  return Number.isNaN(value) || Math.abs(value) > Number.MAX_SAFE_INTEGER ? undefined : value + 0;
}
