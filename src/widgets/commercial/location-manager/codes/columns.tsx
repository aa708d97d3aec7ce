import type { ActivationCode } from '../../../../core/contract/schemas/commercial/activation-codes.js';
import { formatInstant } from '../../../../core/instants.js';
import type { TextsOf } from '../../../../core/words.js';
import type { TableColumn } from '../../../../ui/data/data-table/columns.js';
import type { codesWords } from './copy.js';
import { dot, plain } from './view.css.js';

/** What the table of codes shows of each. */
export function columnsOf(
  { of, table: { columns, statuses } }: TextsOf<typeof codesWords>,
  locale: string,
): readonly TableColumn<ActivationCode>[] {
  return [
    {
      id: 'code',
      header: columns.code,
      sortable: false,
      nowrap: true,
      value: ({ code }) => code,
      cell: ({ code }) => <bdi className={plain}>{code}</bdi>,
    },
    {
      id: 'status',
      header: columns.status,
      sortable: false,
      nowrap: true,
      value: ({ status }) => statuses[status],
      cell: ({ status }) => (
        <span>
          <span className={dot} data-state={status} />
          {statuses[status]}
        </span>
      ),
    },
    {
      id: 'uses',
      header: columns.uses,
      sortable: false,
      nowrap: true,
      value: ({ uses, maxUses }) => of(uses, maxUses),
    },
    {
      id: 'expiresAt',
      header: columns.expiresAt,
      nowrap: true,
      value: ({ expiresAt }) => expiresAt,
      cell: ({ expiresAt }) => formatInstant(expiresAt, locale),
    },
    {
      id: 'createdAt',
      header: columns.createdAt,
      nowrap: true,
      value: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => formatInstant(createdAt, locale),
    },
  ];
}
