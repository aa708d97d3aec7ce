import type { EquipmentLine } from '../../../core/contract/schemas/commercial/equipment.js';
import type { TableColumn } from '../../../ui/data/data-table/columns.js';
import type { Copy } from './copy.js';
import { Status, statusText } from './status.js';
import { cell, muted, second } from '../desk.css.js';
import { heard, serial } from './view.css.js';
import { When } from './when.js';

/** What the list shows of a machine. */
export function columnsOf(copy: Copy, now: number, isOnePlace: boolean): readonly TableColumn<EquipmentLine>[] {
  const none = (text: string) => <span className={muted}>{text}</span>;
  const place: TableColumn<EquipmentLine> = {
    id: 'location',
    header: copy.columns.location,
    minWidth: 136,
    value: ({ location }) => location?.name,
    cell: ({ location }) => location?.name ?? none(copy.nowhere),
  };
  return [
    {
      id: 'name',
      header: copy.columns.name,
      hideable: false,
      minWidth: 190,
      value: ({ name }) => name,
      cell: ({ name, serialNumber }) => (
        <span className={cell}>
          {name}
          <span className={second}>
            {serialNumber === null ? copy.noSerial : <span className={serial}>{serialNumber}</span>}
          </span>
        </span>
      ),
    },
    ...(isOnePlace ? [] : [place]),
    // a machine is named by its model unless somebody has named it, and what is opened says it
    { id: 'model', header: copy.columns.model, wide: true, value: ({ model }) => model.name },
    { id: 'stage', header: copy.columns.stage, nowrap: true, value: ({ stage }) => copy.stages[stage] },
    {
      id: 'status',
      header: copy.columns.status,
      nowrap: true,
      value: state => statusText(state, copy),
      cell: state => (
        <>
          <Status state={state} />
          {state.lastSeenAt !== null && (
            <span className={heard}>
              <When at={state.lastSeenAt} now={now} />
            </span>
          )}
        </>
      ),
    },
    {
      id: 'seat',
      header: copy.columns.seat,
      nowrap: true,
      value: ({ license }) => license?.plan,
      cell: ({ license }) => license?.plan ?? none(copy.noSeat),
    },
    {
      id: 'lastSeenAt',
      header: copy.columns.lastSeenAt,
      nowrap: true,
      wide: true,
      value: ({ lastSeenAt }) => lastSeenAt,
      cell: ({ lastSeenAt }) =>
        lastSeenAt === null ? none(copy.connections.neverSeen) : <When at={lastSeenAt} now={now} />,
    },
  ];
}
