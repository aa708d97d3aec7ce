import { marker, other, reached, track } from './track.css.js';

interface TrackProps {
  /** What it is of, for a screen reader. */
  label: string;
  /** How far it is, in words. */
  valueText: string;
  /** Of the goal, 0 to 1. */
  share: number;
  /** How far others are. */
  others: readonly number[];
}

const at = (share: number) => ({ insetInlineStart: `${Math.min(1, Math.max(0, share)) * 100}%` });

/** From nothing to the goal: a thin line for each of the others, and one's own marker. */
export const Track = ({ label, valueText, share, others }: TrackProps) => (
  <div
    className={track}
    part="track"
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={1}
    aria-valuenow={Math.min(1, share)}
    aria-valuetext={valueText}
  >
    <span className={reached} style={{ inlineSize: `${Math.min(1, share) * 100}%` }} />
    {others.map((one, index) => (
      // Lines have nothing but their place.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={index} className={other} style={at(one)} />
    ))}
    <span className={marker} style={at(share)} />
  </div>
);
