import type { Slot } from '../../../core/contract/schemas/content/schedule.js';
import { localDay } from '../../../core/wall-clock.js';

export interface AgendaDay {
  /** `YYYY-MM-DD`, the reader's. */
  day: string;
  slots: readonly Slot[];
}

export interface Agenda {
  onNow: readonly Slot[];
  days: readonly AgendaDay[];
}

const byTime = (one: Slot, other: Slot): number => one.startsAt - other.startsAt || one.id.localeCompare(other.id);

/** What runs at a moment, and what is to come, by the days of a time zone. What is over is left out. */
export function agendaOf(slots: readonly Slot[], now: number, timeZone: string): Agenda {
  const coming = slots.filter(({ startsAt }) => startsAt > now).toSorted(byTime);
  const dayOf = ({ startsAt }: Slot) => localDay(timeZone, startsAt);
  const days = [...new Set(coming.map(dayOf))];
  return {
    onNow: slots.filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt).toSorted(byTime),
    days: days.map(day => ({ day, slots: coming.filter(slot => dayOf(slot) === day) })),
  };
}

/** Seconds before a class within which its minutes are counted. */
const SOON = 3600;

/** Whole minutes until a class that begins within the hour; none before that. */
export const minutesUntil = (startsAt: number, now: number): number | undefined =>
  startsAt - now <= SOON ? Math.max(1, Math.ceil((startsAt - now) / 60)) : undefined;
