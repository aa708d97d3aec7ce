import type { LocationUser } from '../../../../core/contract/schemas/commercial/locations.js';
import { formatDate } from '../../../../core/dates.js';
import type { TextsOf } from '../../../../core/words.js';
import type { TableColumn } from '../../../../ui/data/data-table/columns.js';
import { second } from '../view.css.js';
import type { usersWords } from './copy.js';

/** What somebody is called here, as far as it is known. */
export const nameOf = ({ firstName, lastName, email, userId }: LocationUser): string =>
  [firstName, lastName].filter(Boolean).join(' ') || email || userId;

/** What the table of people shows of each. */
export function columnsOf(
  { columns, roles, pending }: TextsOf<typeof usersWords>,
  locale: string,
): readonly TableColumn<LocationUser>[] {
  return [
    { id: 'name', header: columns.name, sortable: false, minWidth: 140, value: nameOf },
    {
      id: 'email',
      header: columns.email,
      sortable: false,
      value: ({ email }) => email,
      cell: ({ email, dateActivated }) => (
        <span>
          {email}
          {dateActivated === null && <span className={second}>{pending}</span>}
        </span>
      ),
    },
    { id: 'role', header: columns.role, sortable: false, nowrap: true, value: ({ role }) => roles[role] },
    {
      id: 'connectedAt',
      header: columns.connectedAt,
      sortable: false,
      nowrap: true,
      value: ({ connectedAt }) => formatDate(connectedAt, locale),
    },
  ];
}
