import { vi } from 'vitest';
import { createProtocol } from '../../../src/core/session/protocol.js';
import { createSession, type Session } from '../../../src/core/session/session.js';
import { createPatience, type Patience } from '../../../src/widgets/screen/patience.js';
import { portalKey } from '../../support/portal-key.js';

/** One tab of a browser: what it keeps stays over a reload. */
export interface Tab {
  /** The page is loaded, or loaded again. */
  load(): { session: Session; patience: Patience };
}

const storeOf = () => {
  const kept = new Map<string, string>();
  return {
    read: (key: string) => kept.get(key),
    write: (key: string, value: string | undefined) =>
      void (value === undefined ? kept.delete(key) : kept.set(key, value)),
  };
};

export function openTab(apiUrl: string): Tab {
  const [local, own] = [storeOf(), storeOf()];
  // What forms keep of what is typed. It goes with the test.
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => own.read(key) ?? null,
    setItem: own.write,
    removeItem: (key: string) => own.write(key, undefined),
  });
  return {
    load() {
      const protocol = createProtocol(local);
      protocol.act('configure', { apiUrl, apiKey: portalKey });
      const patience = createPatience();
      return { patience, session: patience.watch(createSession(protocol, own)) };
    },
  };
}
