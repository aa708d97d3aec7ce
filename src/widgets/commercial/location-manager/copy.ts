import { defineWords } from '../../../core/words.js';
import type { Sort } from './list/model.js';
import { besidePersonWords } from '../../screen/person-screen-copy.js';

const sorts: Record<Sort, string> = {
  name: 'By name',
  '-equipmentCount': 'Most machines first',
  '-alerts': 'Most alarms first',
  '-createdAt': 'Newest first',
};

export const words = besidePersonWords(
  defineWords('location-manager', {
    title: 'Locations',
    views: { label: 'What to see', alerts: 'Alarms' },
    searched: 'Name, city or owner',
    create: 'New location',
    filters: { alerts: 'Alarms', yes: 'With alarms', country: 'Country' },
    sorts,
    up: 'up',
    down: 'down',
    alarms: (count: number) => (count === 1 ? '1 alarm' : `${count} alarms`),
    closed: 'Closed',
    seats: {
      none: 'No seats',
      used: (used: number, total: number) => `${used} of ${total} seats used`,
      free: (count: number) => `${count} free`,
      without: (count: number) => (count === 1 ? '1 machine without a seat' : `${count} machines without a seat`),
    },
    workouts: {
      none: (days: number) => `No workouts in ${days} days`,
      total: (count: number, days: number) =>
        count === 1 ? `1 workout in ${days} days` : `${count} workouts in ${days} days`,
      /** Read out after the total. */
      most: (day: string, count: number) => `, most on ${day}: ${count}`,
    },
    emptyTitle: 'No locations yet',
    emptyText: 'Add the first one, and see its machines, seats and alarms here.',
    emptyTextReader: 'Once someone connects you to a location, see its machines, seats and alarms here.',
    noAlarmsTitle: 'No alarms',
    noAlarmsText: 'No machine, seat or license has raised one.',
    wasClosed: (name: string) => `${name} is closed. Its machines have no place and no seat now.`,
    screen: { what: 'your locations', here: 'See what runs, what doesn’t, and who works there.' },
  }),
);
