import type { Request } from '../../core/client/client.js';
import { mayAsk } from '../../core/session/may-ask.js';
import type { Session } from '../../core/session/session.js';
import { useModel } from './use-model.js';

/**
 * The session of somebody at work: a call that none of their roles may make is not made, because the back end's refusal
 * would end the session (spec s.8). Whoever comes to what is another role's reads so, and stays signed in.
 */
export function atWork(session: Session): Session {
  const request: Request = async (call, input, options) => {
    const { claims } = session.get();
    return !claims || !call.needs.includes('jwt') || mayAsk(call.path, claims)
      ? session.request(call, input, options)
      : { ok: false, failure: { code: 'forbidden', message: '' } };
  };
  return { ...session, request };
}

/** A model of what people work with, whose calls are for some roles alone. */
export const useWorkModel = <Model>(make: (session: Session) => Model, from: readonly unknown[]): Model =>
  useModel(session => make(atWork(session)), from);
