import { useId, type ReactNode } from 'react';
import { formatNumber } from '../../../core/numbers.js';
import { useLocale, useWords } from '../../language/language.js';
import { unseen } from '../../style/unseen.css.js';
import {
  fill,
  label as labelClass,
  note as noteClass,
  progress,
  texts,
  track,
  valueText as valueClass,
} from './progress-bar.css.js';
import { share } from './share.js';
import { progressWords } from './words.js';

export interface ProgressProps {
  /** What goes on. */
  label: ReactNode;
  /** How much is done, out of `max`. Without it, how long it takes is not known. */
  value?: number | undefined;
  max?: number | undefined;
  /** The value in words: `3 of 8 files`. Without it, a percentage. */
  valueText?: string | undefined;
}

export interface ProgressBarProps extends ProgressProps {
  /** Leaves the label to screen readers. */
  labelHidden?: boolean | undefined;
  tone?: 'neutral' | 'success' | 'critical' | undefined;
  /** A line below: what comes next, or what went wrong. */
  note?: ReactNode;
}

/** How far something has come. For anything over three seconds; for less, a spinner in its button. */
export function ProgressBar({
  label,
  value,
  max = 100,
  valueText,
  labelHidden = false,
  tone = 'neutral',
  note,
}: ProgressBarProps) {
  const words = useWords(progressWords);
  const locale = useLocale();
  const labelId = useId();
  const noteId = useId();
  const done = value === undefined ? undefined : share(value, max);
  const said = valueText ?? (done === undefined ? words.unknown : formatNumber(done, locale, { style: 'percent' }));
  return (
    <div className={progress} part="progress">
      <div className={texts}>
        <span className={labelHidden ? unseen : labelClass} id={labelId}>
          {label}
        </span>
        {(done !== undefined || valueText) && (
          <span className={valueClass} aria-hidden="true">
            {said}
          </span>
        )}
      </div>
      <div
        className={track}
        role="progressbar"
        aria-labelledby={labelId}
        aria-describedby={note ? noteId : undefined}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={done === undefined ? undefined : done * max}
        aria-valuetext={said}
        part="progress-track"
      >
        <span
          className={fill}
          data-tone={tone}
          data-unknown={done === undefined ? '' : undefined}
          style={done === undefined ? undefined : { inlineSize: `${done * 100}%` }}
        />
      </div>
      {note && (
        <p className={noteClass} id={noteId} data-tone={tone}>
          {note}
        </p>
      )}
    </div>
  );
}
