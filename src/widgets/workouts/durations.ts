import { numberFormat } from '../../core/numbers.js';

/** Whole minutes of some seconds; what took place is never none. */
export const minutesOf = (seconds: number): number => (seconds > 0 ? Math.max(1, Math.round(seconds / 60)) : 0);

/** The pieces of a duration: `3`, `hr`, `45`, `min`. What is no figure is a unit, and is set smaller. */
export interface DurationPart {
  text: string;
  of: 'hour' | 'minute';
  isFigure: boolean;
}

function partsOf(value: number, unit: DurationPart['of'], locale: string): DurationPart[] {
  const format = numberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' });
  const parts = format.formatToParts(value);
  const isFigure = ({ type }: Intl.NumberFormatPart) => type !== 'unit' && type !== 'literal';
  const figure = parts.filter(isFigure).map(part => part.value);
  const name = parts.filter(part => part.type === 'unit').map(part => part.value);
  return [
    { text: figure.join(''), of: unit, isFigure: true },
    { text: name.join(''), of: unit, isFigure: false },
  ];
}

/** Hours and minutes as a language writes them: from an hour on both, minutes only where there are any. */
export function durationParts(seconds: number, locale: string): DurationPart[] {
  const minutes = minutesOf(seconds);
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [
    ...(hours > 0 ? partsOf(hours, 'hour', locale) : []),
    ...(rest > 0 || hours === 0 ? partsOf(rest, 'minute', locale) : []),
  ];
}

/** `3 hr 45 min`. */
export const formatDuration = (seconds: number, locale: string): string =>
  durationParts(seconds, locale)
    .map(({ text }) => text)
    .join(' ');

/** The same, and what is shorter than a minute in seconds: `5 sec`. */
export const formatLength = (seconds: number, locale: string): string =>
  seconds < 60
    ? numberFormat(locale, { style: 'unit', unit: 'second', unitDisplay: 'short' }).format(seconds)
    : formatDuration(seconds, locale);

/** A clock of exercise: `45:00`, and from an hour on `1:05:00`. */
export function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const two = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}
