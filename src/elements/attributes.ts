import type { PropType } from '../widgets/element/define.js';

export type Read = { ok: true; value: unknown } | { ok: false; problem: string };

/** An attribute's text as the value of its property; a missing attribute is `undefined`, as if it had never been. */
export function readAttribute(type: PropType, text: string | null): Read {
  if (type === 'boolean') return { ok: true, value: text === null ? undefined : text !== 'false' };
  if (text === null) return { ok: true, value: undefined };
  if (type === 'string') return { ok: true, value: text };
  if (type === 'number') {
    const value = Number(text);
    return text.trim() === '' || Number.isNaN(value)
      ? { ok: false, problem: `"${text}" is not a number.` }
      : { ok: true, value };
  }
  if (text.startsWith('[object ')) {
    return {
      ok: false,
      problem: 'a framework has written an object as text. Set the property: see docs/frameworks.md.',
    };
  }
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false, problem: 'it is not JSON. Set the property instead, or check the quotes.' };
  }
}
