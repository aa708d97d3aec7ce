import { digitsOf } from '../card/number.js';

/**
 * Rewrites what was typed in the form a person expects and leaves the cursor behind the same digit.
 * While something is being deleted no separator is put back: it could never be deleted otherwise.
 */
export function rewrite(
  input: HTMLInputElement | HTMLSelectElement,
  event: Event,
  format: (text: string) => string,
): void {
  if (!(input instanceof HTMLInputElement)) return;
  const deleting = event instanceof InputEvent && event.inputType.startsWith('delete');
  const typed = input.value;
  const wasAt = input.selectionStart ?? typed.length;
  const formatted = format(typed);
  const shown = deleting ? formatted.replace(/\D+$/, '') : formatted;
  if (shown === typed) return;
  input.value = shown;
  if (wasAt === typed.length) return;
  let digitsLeft = digitsOf(typed.slice(0, wasAt)).length;
  let at = 0;
  while (at < shown.length && digitsLeft > 0) {
    if (/\d/.test(shown.charAt(at))) digitsLeft -= 1;
    at += 1;
  }
  input.setSelectionRange(at, at);
}
