import { textOf } from './xml.js';

/** A number as XML writes it; null where there is none or a device says that it does not know; NaN for anything else. */
export function numberOf(node: unknown): number | null {
  const text = textOf(node)?.trim() ?? '';
  if (text === '' || text === 'NaN') return null;
  return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?$/.test(text) ? Number(text) : Number.NaN;
}

/** A time as unix seconds, rounded down; null for no time. One without a zone is in UTC, as the format has it. */
export function timeOf(node: unknown): number | null {
  const [, local, zone = 'Z'] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?)(Z|[+-]\d\d:\d\d)?$/.exec(textOf(node)?.trim() ?? '') ?? [];
  const at = local === undefined ? Number.NaN : Date.parse(`${local}${zone}`);
  return Number.isNaN(at) ? null : Math.floor(at / 1000);
}
