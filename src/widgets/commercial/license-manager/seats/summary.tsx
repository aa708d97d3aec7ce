import { formatDate } from '../../../../core/dates.js';
import { formatNumber } from '../../../../core/numbers.js';
import { DescriptionList } from '../../../../ui/data/description-list/description-list.js';
import { relativeDay } from '../../../../ui/data/timeline/days.js';
import { useLocale, useWords } from '../../../../ui/language/language.js';
import { figure, muted, number, section } from '../../desk.css.js';
import { words } from '../copy.js';
import { SeatBar } from '../seat-bar.js';
import { isOver, LicenseState } from '../status.js';
import type { LicenseShown } from './model.js';
import { seatsWords } from './seats-copy.js';

/** How many seats are taken, until when, and what kind they are. */
export function Summary({ shown: { license, now } }: { shown: LicenseShown }) {
  const copy = useWords(seatsWords);
  const { taken } = useWords(words);
  const locale = useLocale();
  const { plan, seats, seatsUsed, startsAt, expiresAt, status } = license;
  const count = (value: number) => formatNumber(value, locale);
  return (
    <div className={section}>
      <div>
        <p className={figure}>
          <span className={number}>{taken(count(seatsUsed), count(seats))}</span>
          <span className={muted}>{copy.free(Math.max(0, seats - seatsUsed))}</span>
        </p>
        <SeatBar seats={seats} used={seatsUsed} most={seats} isOver={isOver(status)} size="lg" />
      </div>
      <DescriptionList
        rows={[
          { term: copy.facts.plan, value: plan },
          { term: copy.facts.status, value: <LicenseState status={status} /> },
          { term: copy.facts.from, value: formatDate(startsAt, locale) },
          {
            term: copy.facts.ends,
            value: `${formatDate(expiresAt, locale)}, ${relativeDay(expiresAt, now, locale)}`,
          },
        ]}
      />
    </div>
  );
}
