import { atom } from 'nanostores';
import type { FailOf } from '../../../../core/contract/call.js';
import { createActivationCode, revokeActivationCode } from '../../../../core/contract/commercial/activation-codes.js';
import { listLocationActivationCodes } from '../../../../core/contract/commercial/locations.js';
import type { CommonFailure } from '../../../../core/contract/failure.js';
import type {
  ActivationCode,
  ActivationCodeQuery,
} from '../../../../core/contract/schemas/commercial/activation-codes.js';
import type { Session } from '../../../../core/session/session.js';
import { createForm } from '../../../form/form.js';
import { createList } from '../../../list/model.js';
import { createLoaded } from '../loaded.js';
import { createPress } from '../press.js';

/** Seconds that a new code can be good for. */
export const lifetimes = [3600, 86_400, 7 * 86_400, 30 * 86_400, 90 * 86_400] as const;

/** Machines that one code can activate. */
export const MOST_USES = 1000;

export interface Values {
  maxUses: number | undefined;
  /** Seconds. */
  lifetime: string;
}
export type Problem = 'usesWrong';
export type CreateFailure = FailOf<typeof createActivationCode> | CommonFailure;

/** A code that can be used, and until when by this machine's own steady clock, in milliseconds. */
export interface Current extends ActivationCode {
  endsAt: number;
}

type Query = Omit<ActivationCodeQuery, 'locationId'>;

/** Codes that can be used at once and are watched: nobody needs more of them. */
const MOST_CURRENT = 10;

const keyOf = (codes: readonly ActivationCode[]): string => codes.map(({ id, uses }) => `${id} ${uses}`).join();

/** The codes that machines of a location are activated with. */
export function createCodes(session: Session, locationId: string) {
  const read = (query: Query, signal: AbortSignal) =>
    session.request(listLocationActivationCodes, { locationId, ...query }, { signal });
  /** The code that stood here a moment ago and is used up, expired or revoked. */
  const $gone = atom<ActivationCode | undefined>(undefined);
  const all = createList<ActivationCode, Query>({
    session,
    shape: { filters: {}, sorts: ['createdAt', 'expiresAt'], columns: [] },
    pageSize: 10,
    search: '',
    read,
  });
  const current = createLoaded<readonly Current[]>(session, async signal => {
    const answer = await read({ status: 'active', sort: '-createdAt', limit: MOST_CURRENT }, signal);
    if (!answer.ok) return answer;
    const began = performance.now();
    return { ok: true, data: answer.data.items.map(code => ({ ...code, endsAt: began + code.expiresIn * 1000 })) };
  });
  const known = (): readonly Current[] => {
    const loaded = current.$loaded.get();
    return loaded.is === 'known' ? loaded.data : [];
  };
  const form = createForm<Values, Problem, CreateFailure>({
    blank: { maxUses: 1, lifetime: String(lifetimes[1]) },
    check: (field, { maxUses }) =>
      field === 'maxUses' && (maxUses === undefined || maxUses < 1 || maxUses > MOST_USES || !Number.isInteger(maxUses))
        ? 'usesWrong'
        : undefined,
  });
  const revoking = createPress<ActivationCode>();

  /** Reads the codes that can be used again, and the table below when one of them has changed. */
  const look = async (): Promise<void> => {
    const before = known();
    await current.refresh();
    const after = known();
    if (keyOf(before) === keyOf(after)) return;
    const [first] = before;
    if (first && !after.some(({ id }) => id === first.id)) $gone.set(first);
    await all.refresh();
  };

  return {
    $current: current.$loaded,
    $gone,
    $revoking: revoking.$press,
    all,
    form,
    look,
    retry: current.retry,
    async create(): Promise<ActivationCode | undefined> {
      const sent = await form.send(({ maxUses, lifetime }) =>
        session.request(createActivationCode, {
          locationId,
          expiresIn: Number(lifetime),
          ...(maxUses !== undefined && { maxUses }),
        }),
      );
      if (sent.is !== 'taken') return undefined;
      form.reset();
      await look();
      $gone.set(undefined);
      return sent.data;
    },
    ask: revoking.ask,
    leave: revoking.leave,
    async revoke(code: ActivationCode): Promise<void> {
      const done = await revoking.send(code, () =>
        session.request(revokeActivationCode, { activationCodeId: code.id }),
      );
      if (!done) return;
      revoking.leave();
      await look();
      $gone.set(undefined);
    },
  };
}

export type CodesModel = ReturnType<typeof createCodes>;
