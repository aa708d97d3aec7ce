import { badgeBar, badgeMark } from './badge-mark.css.js';

/** The bars of the brand's mark, from the lowest up. */
const bars = ['M2 16.5h12V21H2z', 'M6 9.75h12v4.5H6z', 'M10 3h12v4.5H10z'];

interface BadgeMarkProps {
  /** How many of the three bars are filled; none of one that is still to be earned. */
  filled: number;
}

/** What a badge looks like: three stepped bars in the colour of the text around them. The words beside it say which it is. */
export const BadgeMark = ({ filled }: BadgeMarkProps) => (
  <svg className={badgeMark} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    {bars.map((bar, at) => (
      <path key={bar} className={badgeBar} d={bar} data-filled={at < filled ? '' : undefined} />
    ))}
  </svg>
);
