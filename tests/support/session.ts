import { signIn } from '../../src/core/contract/auth.js';
import { createProtocol } from '../../src/core/session/protocol.js';
import { createSession, type Session } from '../../src/core/session/session.js';
import { inProcessFetch } from '../../src/sandbox/index.js';
import { everyLogin } from '../../src/sandbox/world/logins.js';
import { done } from './results.js';
import { portalKey } from './portal-key.js';
import { type TestSandbox } from './sandbox.js';

/** A page's session of its own, in front of a sandbox in this process. */
export function openSession(sandbox: Pick<TestSandbox, 'fetch'>, apiKey = portalKey): Session {
  const kept = new Map<string, string>();
  const protocol = createProtocol({
    read: key => kept.get(key),
    write: (key, value) => void (value === undefined ? kept.delete(key) : kept.set(key, value)),
  });
  protocol.act('configure', { apiUrl: 'http://sandbox.test', apiKey, fetch: inProcessFetch(sandbox) });
  return createSession(protocol);
}

/** Somebody signs in on a page that is there. */
export const comesIn = (session: Session, who: keyof typeof everyLogin) =>
  done(session.request(signIn, everyLogin[who]));
