import { readClock } from '../world/clock.js';
import { reportSampleMachines } from '../world/worlds/commercial/machines.js';
import type { Db } from '../db/db.js';
import type { Taking } from '../billing/cards/taking.js';
import { runDueWork } from '../billing/books/due-work.js';
import { runDueAlarms } from '../commercial/alarms/due.js';
import { forgetOld } from '../retention/forget.js';
import { runDuePublications } from '../drafts/due.js';
import { runDueAttempts } from '../training/attempts/finish.js';
import { describe, type ErrorNote } from '../http/log.js';

/** How often it is looked whether something is due, milliseconds. */
export const DUE_EVERY = 2000;

/** How often alarms are looked for, seconds: each is one question about all there are. */
const MINUTE = 60;

/** How often what is to go for good is looked for, seconds. */
const HOUR = 3600;

/** Whether it is time again. A clock that was set back, as a new world's is, is looked at anew. */
const isTime = (last: number | undefined, now: number, seconds: number): boolean =>
  last === undefined || now < last || now >= last + seconds;

/** After looks that went wrong it waits twice as long each time, up to so many times as long. */
const MOST_PATIENCE = 32;

export interface DueLoop {
  /** Lets the running batch finish, and looks no more. */
  stop(): Promise<void>;
}

export interface DueLoopOptions {
  db: Db;
  /** Whether cards are taken; they are where nothing is said. */
  host?: Taking;
  /** Milliseconds from the end of one look to the next. */
  every?: number;
  /** Machines of the sample world keep reporting, before it is looked who is silent. */
  sampleReports?: boolean;
  /** Called with every look that went wrong; the next look tries again. */
  failed(note: ErrorNote): void;
}

/**
 * Lets time pass by itself: renewals, retries and ends come about without anybody asking. A process looks
 * once at a time; of several on one database each does a part. It keeps no process from ending.
 */
export function startDueLoop({
  db,
  host = {},
  every = DUE_EVERY,
  sampleReports = false,
  failed,
}: DueLoopOptions): DueLoop {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let looking = Promise.resolve();
  let patience = 1;
  let minuteAt: number | undefined;
  let hourAt: number | undefined;

  async function lookEachMinute(now: number): Promise<void> {
    if (!isTime(minuteAt, now, MINUTE)) return;
    if (sampleReports) await reportSampleMachines(db, now);
    await runDueAlarms(db, now);
    await runDueAttempts(db, now);
    minuteAt = now;
  }

  /** What is too much for one look goes on at the next: renewals do not wait for it. */
  async function lookEachHour(now: number): Promise<void> {
    if (isTime(hourAt, now, HOUR) && (await forgetOld(db, now, { signal: stopping.signal }))) hourAt = now;
  }

  async function look(): Promise<void> {
    try {
      const now = await readClock(db);
      await runDuePublications(db, now);
      await runDueWork(db, now, { signal: stopping.signal, lanes: 2, host });
      await lookEachMinute(now);
      await lookEachHour(now);
      patience = 1;
    } catch (error) {
      patience = Math.min(patience * 2, MOST_PATIENCE);
      if (!stopping.signal.aborted) failed(describe(error));
    }
    if (!stopping.signal.aborted) wait();
  }

  function wait(): void {
    timer = setTimeout(() => {
      looking = look();
    }, every * patience).unref();
  }

  wait();
  return {
    stop() {
      stopping.abort();
      clearTimeout(timer);
      return looking;
    },
  };
}
