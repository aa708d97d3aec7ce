import type { License, LicenseStatus } from '../../../core/contract/schemas/commercial/licenses.js';
import { formatDate } from '../../../core/dates.js';
import { relativeDay } from '../../../ui/data/timeline/days.js';
import { useLocale, useWords } from '../../../ui/language/language.js';
import { cell, second, status as exception } from '../desk.css.js';
import { StatusDot, type DotTone } from '../status-dot.js';
import { words } from './copy.js';

const tones: Readonly<Record<LicenseStatus, DotTone>> = {
  active: 'success',
  full: 'info',
  expiring: 'warning',
  expired: 'critical',
  suspended: 'critical',
};

/** Nobody gets a seat by such a license any more. */
export const isOver = (status: LicenseStatus): boolean => status === 'expired' || status === 'suspended';

export function LicenseState({ status }: Pick<License, 'status'>) {
  const { statuses } = useWords(words);
  return (
    <StatusDot tone={tones[status]} isException={status !== 'active' && status !== 'full'}>
      {statuses[status]}
    </StatusDot>
  );
}

/** The day on which a license ends, and how long that is from now: by its weight where it is near. */
export function LicenseEnd({ expiresAt, status, now }: Pick<License, 'expiresAt' | 'status'> & { now: number }) {
  const locale = useLocale();
  const isNear = status === 'expiring' || status === 'expired';
  return (
    <span className={cell}>
      {formatDate(expiresAt, locale)}
      <span className={second}>
        <span className={exception} data-exception={isNear ? '' : undefined}>
          {relativeDay(expiresAt, now, locale)}
        </span>
      </span>
    </span>
  );
}
