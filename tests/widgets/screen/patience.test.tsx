import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { quote } from '../../../src/core/contract/account.js';
import { cancel } from '../../../src/core/contract/account-actions.js';
import { changeFamily, getFamily } from '../../../src/core/contract/family.js';
import { session } from '../../../src/core/session/session.js';
import { ConfirmDialog } from '../../../src/ui/feedback/confirm-dialog/confirm-dialog.js';
import { Overlay } from '../../../src/ui/feedback/overlay/overlay.js';
import { Frame } from '../../../src/widgets/element/frame.js';
import { useModel } from '../../../src/widgets/screen/use-model.js';

/** A line on which nothing ever comes. */
const silent: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));

// Its code comes while the clock of the page is stopped.
beforeAll(async () => {
  await import('../../../src/widgets/screen/patience-notice.tsx?widget');
});

let made = 0;
beforeEach(() => {
  made = 0;
  vi.useFakeTimers();
  session().configure({ apiUrl: 'https://api.test', apiKey: 'key', fetch: silent });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const writing = { ...cancel, needs: [] };

function Widget({ inDialog = false }: { inDialog?: boolean }) {
  const model = useModel(own => {
    made += 1;
    return { press: () => own.request(writing, { userId: 'usr_member' }) };
  }, []);
  const [said, say] = useState('');
  const press = () => void model.press().then(answer => say(answer.ok ? 'done' : answer.failure.code));
  return inDialog ? (
    <ConfirmDialog open title="Really?" action="Yes" onConfirm={press} onClose={() => undefined}>
      {said}
    </ConfirmDialog>
  ) : (
    <>
      <button onClick={press}>Press</button>
      <p>{said}</p>
    </>
  );
}

const later = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const long = () => screen.queryAllByText('This is taking longer than usual.');

it('says after six seconds that it takes long, and lets the person wait on or stop', async () => {
  render(
    <Frame>
      <Widget />
    </Frame>,
  );
  screen.getByText('Press').focus();
  fireEvent.click(screen.getByText('Press'));
  await later(5900);
  expect(long()).toHaveLength(0);
  await later(200);
  expect(long()).toHaveLength(1);
  expect(long()[0]?.closest('[role=status]')).not.toBeNull();
  fireEvent.click(screen.getByText('Keep waiting'));
  expect(long()).toHaveLength(0);
});

it('who stops waiting reads that nobody knows, and starts again from what the server says', async () => {
  render(
    <Frame>
      <Widget />
    </Frame>,
  );
  fireEvent.click(screen.getByText('Press'));
  await later(6100);
  fireEvent.click(screen.getByText('Cancel'));
  await later(10);
  expect(screen.getByText('unanswered')).toBeTruthy();
  const before = made;
  fireEvent.click(screen.getByText('See what’s saved'));
  await later(10);
  expect(made).toBeGreaterThan(before);
  expect(screen.queryByText('unanswered')).toBeNull();
  expect(screen.queryByText('See what’s saved')).toBeNull();
});

it('an answer to a question, such as a quote, leaves the word that nobody knows', async () => {
  const answered = () => Promise.resolve(Response.json({ data: {} }));
  session().configure({
    fetch: (input, init) => (String(input).endsWith('/quote') ? answered() : silent(input, init)),
  });
  const asking = { ...quote, needs: [] };
  function Asking() {
    const model = useModel(
      own => ({
        press: () =>
          own
            .request(writing, { userId: 'usr_member' })
            .then(() => own.request(asking, { userId: 'usr_member', planId: 'plan' })),
      }),
      [],
    );
    const [said, say] = useState('');
    return (
      <button onClick={() => void model.press().then(answer => say(answer.ok ? 'quoted' : 'not quoted'))}>
        Press{said}
      </button>
    );
  }
  render(
    <Frame>
      <Asking />
    </Frame>,
  );
  fireEvent.click(screen.getByText('Press'));
  await later(6100);
  fireEvent.click(screen.getByText('Cancel'));
  await later(10);
  expect(screen.getByText('Pressquoted')).toBeTruthy();
  expect(screen.getByText('See what’s saved')).toBeTruthy();
});

it('a user who sees the present state, because what the write was about was read again, does not read that nobody knows', async () => {
  const answered = () => Promise.resolve(Response.json({ data: { items: [] } }));
  session().configure({ fetch: (input, init) => (init?.method === 'GET' ? answered() : silent(input, init)) });
  const [adding, reading] = [
    { ...changeFamily, needs: [] },
    { ...getFamily, needs: [] },
  ];
  function Adding() {
    const model = useModel(
      own => ({
        press: () =>
          own
            .request(adding, { userId: 'usr_member', action: 'add', firstName: 'Noor', lastName: 'Rider' })
            .then(() => own.request(reading, { userId: 'usr_member' })),
      }),
      [],
    );
    const [said, say] = useState('');
    return (
      <button onClick={() => void model.press().then(answer => say(answer.ok ? ' and read' : ''))}>Add{said}</button>
    );
  }
  render(
    <Frame>
      <Adding />
    </Frame>,
  );
  fireEvent.click(screen.getByText('Add'));
  await later(6100);
  fireEvent.click(screen.getByText('Cancel'));
  await later(10);
  expect(screen.getByText('Add and read')).toBeTruthy();
  expect(screen.queryByText('See what’s saved')).toBeNull();
});

it('says so in the dialog that lies over everything, too', async () => {
  render(
    <Frame>
      <Widget inDialog />
    </Frame>,
  );
  fireEvent.click(screen.getByText('Yes'));
  await later(6100);
  expect(document.querySelector('dialog')?.textContent).toContain('This is taking longer than usual.');
});

it('says so in what covers the page while a membership begins, too', async () => {
  function Beginning() {
    const model = useModel(own => ({ press: () => own.request(writing, { userId: 'usr_member' }) }), []);
    return (
      <>
        <button onClick={() => void model.press()}>Begin</button>
        <Overlay open title="Activating" />
      </>
    );
  }
  render(
    <Frame>
      <Beginning />
    </Frame>,
  );
  fireEvent.click(screen.getByText('Begin'));
  await later(6100);
  expect(document.querySelector('dialog')?.textContent).toContain('This is taking longer than usual.');
});
