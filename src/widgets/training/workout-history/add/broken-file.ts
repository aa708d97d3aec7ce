import { has } from '../../../../core/has.js';

/** Why a file is no workout, in the words of the call (`debug.reason`). */
const brokenReasons = [
  'unknownFormat',
  'tooLarge',
  'notFit',
  'cutShort',
  'crcWrong',
  'unreadable',
  'notXml',
  'notTcx',
  'notNumber',
  'noRecords',
  'noTime',
  'timeBackwards',
  'tooLong',
] as const;
export type BrokenReason = (typeof brokenReasons)[number];

/** Where it breaks: of FIT the byte, of TCX the line and its column, both from 1. */
type Place = { is: 'byte'; byte: number } | { is: 'line'; line: number; column: number };

export interface Broken {
  reason: BrokenReason;
  place: Place | undefined;
}

function placeIn(debug: unknown): Place | undefined {
  const number = (name: string): number => {
    const value = has(debug, name) ? debug[name] : undefined;
    return typeof value === 'number' ? value : 0;
  };
  const [byte, line, column] = [number('byte'), number('line'), number('column')];
  if (byte > 0) return { is: 'byte', byte };
  return line > 0 ? { is: 'line', line, column } : undefined;
}

/** What the server says of a file that it could not read; nothing for a reason that we have no words for. */
export function brokenOf(debug: unknown): Broken | undefined {
  const said = has(debug, 'reason') ? debug.reason : undefined;
  const reason = brokenReasons.find(one => one === said);
  return reason && { reason, place: placeIn(debug) };
}
