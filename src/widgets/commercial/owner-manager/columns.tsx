import type { Owner } from '../../../core/contract/schemas/commercial/owners.js';
import { formatDate } from '../../../core/dates.js';
import { formatNumber } from '../../../core/numbers.js';
import type { TableColumn } from '../../../ui/data/data-table/columns.js';
import { cell, muted, second } from '../desk.css.js';
import type { Copy } from './copy.js';

/** What the list shows of an owner. */
export const columnsOf = (copy: Copy, locale: string): readonly TableColumn<Owner>[] => [
  {
    id: 'name',
    header: copy.columns.name,
    hideable: false,
    minWidth: 160,
    value: ({ name }) => name,
    cell: ({ name, id }) => (
      <span className={cell}>
        <bdi>{name}</bdi>
        <span className={second}>
          {copy.columns.id} <bdi dir="ltr">{id}</bdi>
        </span>
      </span>
    ),
  },
  {
    id: 'contact',
    header: copy.columns.contact,
    minWidth: 160,
    value: ({ contactName, contactEmail }) => contactName ?? contactEmail,
    cell: ({ contactName, contactEmail, contactPhone }) =>
      (contactName ?? contactEmail ?? contactPhone) === null ? (
        <span className={muted}>{copy.noContact}</span>
      ) : (
        <span className={cell}>
          {contactName !== null && <bdi>{contactName}</bdi>}
          <span className={second}>
            <bdi dir="ltr">{[contactEmail, contactPhone].filter(Boolean).join(' · ')}</bdi>
          </span>
        </span>
      ),
  },
  {
    id: 'locations',
    header: copy.columns.locations,
    numeric: true,
    value: ({ locationCount }) => locationCount,
    cell: ({ locationCount }) => formatNumber(locationCount, locale),
  },
  {
    id: 'machines',
    header: copy.columns.machines,
    numeric: true,
    value: ({ equipmentCount }) => equipmentCount,
    cell: ({ equipmentCount }) => formatNumber(equipmentCount, locale),
  },
  {
    id: 'createdAt',
    header: copy.columns.createdAt,
    nowrap: true,
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => formatDate(createdAt, locale),
  },
];
