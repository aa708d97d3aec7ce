import type { Db } from '../../db/db.js';
import { inTransaction } from '../../db/in-transaction.js';
import { lockNameUntilCommit } from '../../db/lock.js';
import { presentIn } from '../../world/clock.js';
import { tellAlarms } from './digest.js';
import { lookForAlarms } from './look.js';

/**
 * Raises and clears alarms, and mails those that are to be told. One process at a time: the next finds them told.
 * Answers how many mails were sent.
 */
export function runDueAlarms(db: Db, now: number): Promise<number> {
  return inTransaction(db, async tx => {
    await lockNameUntilCommit(tx, 'commercial alarms');
    const at = await presentIn(tx, now);
    await lookForAlarms(tx, at);
    return tellAlarms(tx, at);
  });
}
