import { beforeEach, expect, it, vi } from 'vitest';
import { processCollections } from '../../../src/core/contract/training/collections.js';
import type { Session } from '../../../src/core/session/session.js';
import { createCompleted } from '../../../src/widgets/training/training-today/completed/model.js';
import { createTrainingToday } from '../../../src/widgets/training/training-today/model.js';
import { inWorld } from '../../support/in-world.js';
import { done } from '../../support/results.js';
import type { TestSandbox } from '../../support/sandbox.js';
import { comesIn, openSession } from '../../support/session.js';
import { patience } from '../../support/patience.js';

let sandbox: TestSandbox;
let session: Session;
inWorld('training', opened => {
  sandbox = opened;
});
beforeEach(() => {
  session = openSession(sandbox);
});

function open() {
  const model = createTrainingToday(session);
  model.$screen.listen(() => undefined);
  const pieces = () => [model.$plan, model.$streak, model.$last, model.$schedule].map(piece => piece.get().is);
  return { model, pieces };
}

it('a member sees what is next, their streak, their last workout and what is on', async () => {
  await comesIn(session, 'member');
  const { model, pieces } = open();
  await vi.waitFor(() => expect(pieces()).toEqual(['known', 'known', 'known', 'known']), patience);
  expect(model.$last.get()).toMatchObject({ items: [{ type: expect.any(String) }] });
  expect(model.$settings.get().timeZone).toBe('America/New_York');
});

it('a member is told once which challenge they finished', async () => {
  await comesIn(session, 'member');
  const told = createCompleted(session);
  told.$completed.listen(() => undefined);
  await vi.waitFor(() => expect(told.$completed.get()).toMatchObject([{ name: 'Four Hours' }]), patience);
  told.close();
  expect(told.$completed.get()).toEqual([]);
  const { justCompleted } = await done(session.request(processCollections, { userId: session.get().userId ?? '' }));
  expect(justCompleted).toEqual([]);
});

it('whoever is signed out is asked to sign in, and nothing is read', () => {
  const { model, pieces } = open();
  expect(model.$screen.get()).toEqual({ is: 'signedOut', ended: false });
  expect(new Set(pieces())).toEqual(new Set(['loading']));
});

it('what did not come is asked for again by itself', async () => {
  await comesIn(session, 'member');
  const { model, pieces } = open();
  await vi.waitFor(() => expect(pieces()).toEqual(['known', 'known', 'known', 'known']), patience);
  model.again('streak');
  expect(pieces()).toEqual(['known', 'loading', 'known', 'known']);
  await vi.waitFor(() => expect(pieces()).toEqual(['known', 'known', 'known', 'known']), patience);
});
