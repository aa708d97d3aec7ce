import { useId } from 'react';
import { unseen } from '../../style/unseen.css.js';
import { group, input, segment, track } from './segmented-control.css.js';

export interface Segment {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface SegmentedControlProps {
  /** What is chosen, for a screen reader. */
  legend: string;
  options: readonly Segment[];
  value: string;
  onChange: (value: string) => void;
}

/** A choice of few, all in view: radio buttons that read as one control. */
export function SegmentedControl({ legend, options, value, onChange }: SegmentedControlProps) {
  const name = useId();
  return (
    <fieldset className={group} part="segmented-control">
      <legend className={unseen}>{legend}</legend>
      <div className={track}>
        {options.map(option => (
          <label key={option.value} className={segment}>
            <input
              className={input}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
