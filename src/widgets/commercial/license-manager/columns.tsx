import type { License } from '../../../core/contract/schemas/commercial/licenses.js';
import { formatNumber } from '../../../core/numbers.js';
import type { TableColumn } from '../../../ui/data/data-table/columns.js';
import { cell, second } from '../desk.css.js';
import type { Copy } from './copy.js';
import { SeatBar } from './seat-bar.js';
import { isOver, LicenseEnd, LicenseState } from './status.js';

interface Texts {
  copy: Copy;
  locale: string;
  /** Unix seconds. */
  now: number;
  /** Seats of the largest license on the page. */
  most: number;
  /** All are of one location, which the page names. */
  isOnePlace: boolean;
}

/** What the list shows of a license. */
export function columnsOf({ copy, locale, now, most, isOnePlace }: Texts): readonly TableColumn<License>[] {
  const count = (value: number) => formatNumber(value, locale);
  return [
    {
      id: 'location',
      header: isOnePlace ? copy.columns.plan : copy.columns.location,
      hideable: false,
      minWidth: 180,
      value: ({ location, plan }) => (isOnePlace ? plan : location.name),
      cell: ({ location, plan }) => (
        <span className={cell}>
          <bdi>{isOnePlace ? plan : location.name}</bdi>
          {!isOnePlace && (
            <span className={second}>
              <bdi>{plan}</bdi>
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'seats',
      header: copy.columns.seats,
      minWidth: 200,
      value: ({ seats }) => seats,
      cell: ({ seats, seatsUsed, status }) => (
        <span className={cell}>
          {copy.taken(count(seatsUsed), count(seats))}
          <SeatBar seats={seats} used={seatsUsed} most={most} isOver={isOver(status)} />
        </span>
      ),
    },
    {
      id: 'expiresAt',
      header: copy.columns.expiresAt,
      nowrap: true,
      value: ({ expiresAt }) => expiresAt,
      cell: license => <LicenseEnd {...license} now={now} />,
    },
    {
      id: 'status',
      header: copy.columns.status,
      nowrap: true,
      value: ({ status }) => copy.statuses[status],
      cell: license => <LicenseState status={license.status} />,
    },
  ];
}
