import { spinner } from './spinner.css.js';

export interface SpinnerProps {
  /** `text` is as high as the words beside it, `lg` 48 px. */
  size?: 'text' | 'lg';
  /** What is being waited for, when no words beside it say so. */
  label?: string;
}

/** Something is under way and its length is not known. For content that is loading use a skeleton. */
export function Spinner({ size = 'text', label }: SpinnerProps) {
  return (
    <span
      className={spinner}
      data-size={size}
      part="spinner"
      role={label && 'img'}
      aria-label={label}
      aria-hidden={!label || undefined}
    />
  );
}
