import type { CallLine } from '../../../core/contract/call.js';

/** Content codings (RFC 9110, 8.4.1). */
export type Encoding = 'br' | 'gzip';

/** Lent by the place that the sandbox runs in. `small` takes its time, because the result is kept. */
export type Compress = (
  text: string,
  coding: Encoding,
  effort: 'quick' | 'small',
) => Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>;

/** Shorter texts fit into one packet as they are. */
export const LEAST = 1000;

/**
 * Fields that hold what opens something. The compressed length of an answer reveals how much of it is repeated: an
 * attacker who can place a text beside a secret could guess it letter by letter (BREACH). Such answers travel as they
 * are. A code that gives something differs from a country's by its form.
 */
export const secretField = /(?:[Tt]oken|jwt|[Ss]ecret|[Pp]assword|redemptionCode)":"|"code":"[A-Z\d]{4}-?[A-Z\d]{4}"/;

/** Calls about codes answer with them, under names that other things have too. */
const aboutCodes = /[/-]codes\b/;

/** Whether an answer of this call may be compressed. */
export const mayCompress = ({ path }: Pick<CallLine, 'path'>, text: string): boolean =>
  text.length >= LEAST && !aboutCodes.test(path) && !secretField.test(text);

/** Whether a client takes a coding: it names it, and not with a weight of zero (RFC 9110, 12.5.3). */
function takes(header: string, coding: Encoding): boolean {
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';');
    if (name.trim() === coding) return !parameters.some(one => /^\s*q=0(?:\.0*)?\s*$/.test(one));
  }
  return false;
}

/** The coding for an answer: made for this one request, gzip costs half of Brotli's time for the same size; one that is kept is smallest as Brotli. */
export function codingFor(header: string | null, keeps: boolean): Encoding | undefined {
  if (!header) return undefined;
  const order: readonly Encoding[] = keeps ? ['br', 'gzip'] : ['gzip', 'br'];
  return order.find(coding => takes(header, coding));
}
