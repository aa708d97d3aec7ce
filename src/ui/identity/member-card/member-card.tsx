import {
  bars,
  card,
  name as nameClass,
  person,
  plan as planClass,
  status as statusClass,
  top,
} from './member-card.css.js';

export interface MemberCardProps {
  plan: string;
  /** Whose it is. */
  name?: string | undefined;
  /** Since when: `Member since 11/15/2026`. */
  since?: string | undefined;
  /** The membership's state in a word. */
  status: string;
  /** Whether the word is good news, a warning or a failure; without one it is neither. */
  tone?: 'success' | 'warning' | 'critical' | undefined;
}

/** A membership as a thing one has: ink, with the three bars leaving at its end. */
export function MemberCard({ plan, name, since, status, tone }: MemberCardProps) {
  return (
    <div className={card} part="member-card">
      <svg className={bars} viewBox="0 0 178 158" aria-hidden="true">
        <path d="M77 0h101v43H77zM38 65h116v43H38zM0 130h116v28H0z" />
      </svg>
      <div className={top}>
        <p className={planClass}>{plan}</p>
        <p className={statusClass} data-tone={tone}>
          {status}
        </p>
      </div>
      <div className={person}>
        {since && <p>{since}</p>}
        {name && <p className={nameClass}>{name}</p>}
      </div>
    </div>
  );
}
