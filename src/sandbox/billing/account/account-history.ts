import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import * as v from 'valibot';
import {
  type HistoryEntry,
  type HistoryPage,
  historyType,
  type HistoryType,
} from '../../../core/contract/schemas/account-history.js';
import type { PageQuery } from '../../../core/contract/schemas/query.js';
import type { Db } from '../../db/db.js';
import { pageOf } from '../../db/page.js';
import { accountHistory } from '../tables/invoices.js';
import { subscriptions } from '../tables/memberships.js';
import type { Reader } from './billing-reader.js';
import { wrongField } from '../../http/input/fields.js';
import { type NameOf, namesOf } from './history-names.js';

/** One entry, with what billed the membership that it is about. */
export interface HistoryRow {
  entry: typeof accountHistory.$inferSelect;
  channelName: string | null;
}

const isType = (word: string): word is HistoryType => v.is(historyType, word);

/** The types of a filter like `paused,resumed`; none without one. Refuses a word that is no type. */
export function typesIn(filter: string | undefined): HistoryType[] {
  const words = (filter ?? '')
    .split(',')
    .map(word => word.trim())
    .filter(word => word !== '');
  return words.map(word => {
    if (!isType(word)) throw wrongField('type', `There is no entry of the type ${word.slice(0, 40)}.`);
    return word;
  });
}

/** Whether the entry was made by the reader's own side, so that its words are theirs. */
const isOwn = ({ actorKind }: HistoryRow['entry']): boolean => actorKind === 'member' || actorKind === 'parent';

/** An entry for this reader: members get no reason codes, nothing that staff wrote for staff, and of staff no names (domain 1.13). */
export function entryFor(reader: Reader, { entry, channelName }: HistoryRow, nameOf: NameOf): HistoryEntry {
  const {
    id,
    at,
    type,
    subscriptionId,
    actorKind,
    actorId,
    summary,
    amount,
    currencyCode,
    currencyScale,
    before,
    after,
    reason,
    comment,
    requestId,
  } = entry;
  const all = reader === 'staff';
  const own = isOwn(entry);
  const differences = all || type !== 'manualUpdate';
  return {
    id,
    at,
    type,
    subscriptionId,
    summary,
    amount,
    requestId,
    actor: { kind: actorKind, id: all || own ? actorId : null, name: nameOf(reader, entry, channelName) },
    currency: currencyCode === null ? null : { code: currencyCode, scale: currencyScale ?? 100 },
    before: differences ? before : null,
    after: differences ? after : null,
    reason: all ? reason : null,
    // why staff were here is theirs to read too
    comment: all || own || type === 'supportSignedIn' ? comment : null,
  };
}

interface Asked extends PageQuery {
  reader: Reader;
  types: readonly HistoryType[];
  subscriptionId?: string | undefined;
}

/** What happened to an account, newest first; of one second, what was written last comes first. */
export function historyOf(
  db: Db,
  userId: string,
  { reader, types, subscriptionId, ...page }: Asked,
): Promise<HistoryPage> {
  const wanted = and(
    eq(accountHistory.userId, userId),
    types.length > 0 ? inArray(accountHistory.type, [...types]) : undefined,
    subscriptionId === undefined ? undefined : eq(accountHistory.subscriptionId, subscriptionId),
    // notes are staff's own
    reader === 'member' ? ne(accountHistory.type, 'noteAdded') : undefined,
  );
  return pageOf(db, {
    rows: db
      .select({ entry: accountHistory, channelName: subscriptions.channelName })
      .from(accountHistory)
      .leftJoin(subscriptions, eq(subscriptions.id, accountHistory.subscriptionId))
      .where(wanted),
    order: [desc(accountHistory.at), desc(accountHistory.number)],
    key: accountHistory.id,
    page,
    async items(rows) {
      const nameOf = await namesOf(
        db,
        rows.map(({ entry }) => entry),
      );
      return rows.map(row => entryFor(reader, row, nameOf));
    },
  });
}
