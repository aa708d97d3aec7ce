import { expect, vi } from 'vitest';
import type { Session } from '../../../../src/core/session/session.js';
import type { Patience } from '../../../../src/widgets/screen/patience.js';
import type { TestSandbox } from '../../../support/sandbox.js';
import { patience } from '../../../support/patience.js';

/** What a person reads: that it happened, that it did not, that nobody knows, or nothing of it (they are asked, as at first). */
export type Reading = { is: 'done' } | { is: 'undone' } | { is: 'asked' } | { is: 'said'; code: string };

export interface Screen {
  /** The button that makes the call, with everything that goes before it. */
  press: () => Promise<unknown>;
  reads: () => Reading;
}

export interface Way {
  /** The screen that makes the call; `patience` is what is said around it of an answer that never came. */
  open: (session: Session, sandbox: TestSandbox, patience: Patience) => Promise<Screen>;
  /** A page that is loaded again no longer offers it: what was not done by then is over. */
  endsWithPage?: true;
}

export const said = (code: string): Reading => ({ is: 'said', code });
export const until = (is: () => boolean): Promise<unknown> =>
  vi.waitFor(() => expect(is()).toBe(true), { ...patience, interval: 5 });

/** Why it was not done, where that is said; else what the screen shows. */
export const shows = (code: string | undefined, isDone: boolean): Reading =>
  code === undefined ? { is: isDone ? 'done' : 'undone' } : said(code);
