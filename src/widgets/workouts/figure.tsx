import { useLocale, useWords } from '../../ui/language/language.js';
import { workoutWords } from './copy.js';
import { durationParts } from './durations.js';
import { figure, unit as unitClass } from './figure.css.js';
import { figureOf, type Quantity } from './quantities.js';
import type { Units } from '../../core/measures.js';

/** A duration: hours and minutes as large as what is around them, their units small. */
export function Duration({ seconds }: { seconds: number }) {
  const locale = useLocale();
  return (
    <span className={figure} dir="auto">
      {durationParts(seconds, locale).map(({ text, of, isFigure }) => (
        <span key={`${of} ${isFigure}`} className={isFigure ? undefined : unitClass}>
          {text}
        </span>
      ))}
    </span>
  );
}

interface AmountProps {
  quantity: Quantity;
  /** In the server's unit. */
  value: number;
  units: Units;
}

/** So many kilojoules, kilometres or pounds, the unit small. */
export function Amount({ quantity, value, units }: AmountProps) {
  const locale = useLocale();
  const { units: signs } = useWords(workoutWords);
  const { text, unit } = figureOf(quantity, value, units, locale);
  return (
    <span className={figure} dir="auto">
      <span>{text}</span>
      <span className={unitClass}>{signs[unit]}</span>
    </span>
  );
}
