import type { ComboboxOption } from './match.js';

/**
 * The option that a key leads to, past those that cannot be chosen. Up and down go round; Home and End are the text's
 * own until an option is active. Nothing for any other key.
 */
export function next(
  key: string,
  options: readonly ComboboxOption[],
  active: ComboboxOption | undefined,
): ComboboxOption | undefined {
  const open = options.filter(option => !option.disabled);
  const at = active ? open.indexOf(active) : -1;
  const last = open.length - 1;
  switch (key) {
    case 'ArrowDown':
      return open[at === last ? 0 : at + 1];
    case 'ArrowUp':
      return open.at(at <= 0 ? -1 : at - 1);
    case 'PageDown':
      return at < 0 ? undefined : open[Math.min(last, at + 10)];
    case 'PageUp':
      return at < 0 ? undefined : open[Math.max(0, at - 10)];
    case 'Home':
      return at < 0 ? undefined : open[0];
    case 'End':
      return at < 0 ? undefined : open[last];
    default:
      return undefined;
  }
}
