import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { DraftRecord } from '../../../src/core/contract/schemas/drafts.js';
import { Standing } from '../../../src/widgets/draft/standing.js';

afterEach(cleanup);

const at = 1_796_000_000;
type Line = DraftRecord<object>['scheduled'][number];
const line = (own: Partial<Line>): Line => ({
  action: 'publish',
  at,
  by: 'Maria Manager',
  setAt: at - 60,
  problems: [],
  release: null,
  body: {},
  draftBeside: false,
  ...own,
});

const show = (own: Partial<Line>, mayPublish = true) =>
  render(
    <Standing
      row={{
        id: 'off_1',
        state: 'changed',
        version: 3,
        body: {},
        live: null,
        draft: null,
        problems: [],
        scheduled: [line(own)],
        asked: null,
      }}
      mayPublish={mayPublish}
      working={false}
      placeOf={() => undefined}
      differing={() => 'Discount, Subtitle'}
      onUnschedule={() => undefined}
    />,
  );

it('says what goes live as whom approved it, and what of the newer draft is not in it', () => {
  show({ draftBeside: true });
  expect(screen.getByText(/^Goes live on .*, as Maria Manager approved it$/)).toBeDefined();
  expect(
    screen.getByText(
      'The newer draft isn’t in it. It changes: Discount, Subtitle. Publish or schedule again to include it.',
    ),
  ).toBeDefined();
});

it('leads a user who may not publish to asking, and gives them no way to cancel it', () => {
  show({ draftBeside: true }, false);
  expect(screen.getByText(/Ask to publish it, too\.$/)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

it('says before anything is written that it would not be in it, and names the release that it goes live with', () => {
  show({ release: { id: 'rel_1', name: 'Spring' } });
  expect(screen.getByText(/^Goes live with Spring on .*, as Maria Manager approved it$/)).toBeDefined();
  expect(screen.getByText('What you change now is a draft and not in it.')).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});
