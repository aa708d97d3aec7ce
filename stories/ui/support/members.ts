import type { TableColumn } from '../../../src/ui/data/data-table/columns.js';
import { formatDate } from '../../../src/core/dates.js';
import { formatMoney } from '../../../src/core/money.js';

export interface Member {
  id: string;
  name: string;
  plan: string;
  status: 'Active' | 'Paused' | 'Past due' | 'Ended';
  /** Unix seconds. */
  joined: number;
  /** Minor units. */
  paid: number;
}

const first = ['Ada', 'Ben', 'Chloé', 'Dev', 'Elena', 'Finn', 'Grace', 'Hugo', 'Ines', 'Jonas', 'Kaya', 'Luis'];
const last = ['Okafor', 'Peeters', 'Tremblay', 'Ramírez', 'Nguyen', 'Dubois', 'Schmidt', 'Olsen', 'Haddad'];
const plans = ['Premier, monthly', 'Premier, yearly', 'Connect, monthly', 'Connect, two years'];
const states = ['Active', 'Active', 'Active', 'Paused', 'Past due', 'Active', 'Ended'] as const;
const start = Date.UTC(2025, 0, 6) / 1000;

/** The same members every time: numbers replace chance. */
export const members = (count: number): Member[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `m${index + 1}`,
    name: `${first[(index * 7) % first.length]} ${last[(index * 5) % last.length]}${index >= 108 ? ` ${Math.floor(index / 108) + 1}` : ''}`,
    plan: plans[(index * 3) % plans.length] ?? '',
    status: states[(index * 5) % states.length] ?? 'Active',
    joined: start + ((index * 37) % 600) * 86_400,
    paid: ((index * 7919) % 96) * 3999,
  }));

export const usd = { code: 'USD', scale: 100 };

export const memberColumns: TableColumn<Member>[] = [
  { id: 'name', header: 'Name', value: row => row.name, hideable: false },
  { id: 'plan', header: 'Plan', value: row => row.plan },
  { id: 'status', header: 'Status', value: row => row.status, nowrap: true },
  {
    id: 'joined',
    header: 'Joined',
    value: row => row.joined,
    nowrap: true,
    cell: row => formatDate(row.joined, 'en-US', 'UTC'),
  },
  {
    id: 'paid',
    header: 'Paid',
    value: row => row.paid,
    cell: row => formatMoney({ value: row.paid, currency: usd }),
    numeric: true,
  },
];
