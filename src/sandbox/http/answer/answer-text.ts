import type { Compress, Encoding } from './compression.js';

/** An answer as the text that travels. */
export interface AnswerText {
  readonly text: string;
  /** Its shorter forms by their coding, where they are worth keeping: the answer will be given again. */
  readonly kept?: Map<Encoding, Uint8Array<ArrayBuffer>>;
}

const lasting = new WeakSet<object>();

/** Marks an answer that many readers get unchanged: it is checked, written and compressed once. Nobody changes it. */
export function last<Answer extends object>(answer: Answer): Answer {
  lasting.add(answer);
  return answer;
}

const known = new WeakMap<object, AnswerText>();

export const knownText = (answer: unknown): AnswerText | undefined =>
  typeof answer === 'object' && answer !== null ? known.get(answer) : undefined;

/** The text of an answer that was checked; `checked` is the same without what its shape does not name. */
export function textOf(answer: unknown, checked: unknown): AnswerText {
  const text = JSON.stringify({ data: checked });
  if (typeof answer !== 'object' || answer === null || !lasting.has(answer)) return { text };
  const made = { text, kept: new Map() };
  known.set(answer, made);
  return made;
}

/** The form of an answer in this coding. */
export async function encoded(
  { text, kept }: AnswerText,
  coding: Encoding,
  compress: Compress,
): Promise<Uint8Array<ArrayBuffer>> {
  const form = kept?.get(coding) ?? (await compress(text, coding, kept ? 'small' : 'quick'));
  kept?.set(coding, form);
  return form;
}
