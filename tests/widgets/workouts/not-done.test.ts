import { expect, it } from 'vitest';
import { failureCopy, waitCopy } from '../../../src/widgets/copy.js';
import { notDone, notDoneText } from '../../../src/widgets/workouts/not-done.js';

const copy = { failures: failureCopy, wait: waitCopy };

it('says that it was not done, and why, where the server has refused', () => {
  expect(notDone('broken', 'It wasn’t saved.')).toBe('It wasn’t saved.');
  expect(notDoneText('It wasn’t saved.', { code: 'broken' }, copy)).toBe(`It wasn’t saved. ${failureCopy.broken}`);
});

it('says only that nobody knows, where the answer was lost', () => {
  expect(notDone('unanswered', 'It wasn’t saved.')).toBeUndefined();
  expect(notDoneText('It wasn’t saved.', { code: 'unanswered' }, copy)).toBe(failureCopy.unanswered);
});
