import { createProtocol } from '../../src/core/session/protocol.js';
import { createSession, type Session } from '../../src/core/session/session.js';
import { inProcessFetch } from '../../src/sandbox/index.js';
import { portalKey, type TestSandbox } from './sandbox.js';

/** A page's session of its own, in front of a sandbox in this process. */
export function openSession(sandbox: TestSandbox, apiKey = portalKey): Session {
  const kept = new Map<string, string>();
  const protocol = createProtocol({
    read: key => kept.get(key),
    write: (key, value) => void (value === undefined ? kept.delete(key) : kept.set(key, value)),
  });
  protocol.act('configure', { apiUrl: 'http://sandbox.test', apiKey, fetch: inProcessFetch(sandbox) });
  return createSession(protocol);
}
