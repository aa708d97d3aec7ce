import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failedScreen, type PersonScreen } from '../../../src/widgets/screen/person-screen.js';
import { PersonView, type PersonTexts } from '../../../src/widgets/screen/person-view.js';

afterEach(cleanup);

type Screen = PersonScreen | { is: 'shown'; things: string };

const texts: PersonTexts = { what: 'your things', here: 'Everything you have will be here.' };
const onRetry = vi.fn();
const onSignIn = vi.fn();

const Waiting = ({ label }: { label: string }) => <p role="status">{label}</p>;

const show = (is: Screen, more: Partial<PersonTexts> = {}) =>
  render(
    <PersonView
      screen={is}
      texts={{ ...texts, ...more }}
      title={<h2>Things</h2>}
      waiting={Waiting}
      onRetry={onRetry}
      onSignIn={onSignIn}
    >
      {own => <p>{own.things}</p>}
    </PersonView>,
  );

describe('a user in front of their own things', () => {
  it('reads what is on its way', () => {
    show({ is: 'loading' });
    expect(screen.getByRole('status').textContent).toBe('Loading your things');
  });

  it('reads what will be here, and signs in', async () => {
    show({ is: 'signedOut', ended: false });
    expect(screen.getByText('Sign in to see your things')).toBeTruthy();
    expect(screen.getByText('Everything you have will be here.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(onSignIn).toHaveBeenCalledOnce();
  });

  it('reads when their session is over', () => {
    show({ is: 'signedOut', ended: true });
    expect(screen.getByText('You’re signed out. Sign in again to see your things.')).toBeTruthy();
  });

  it('reads the sentences that are the widget’s own in place of those that are everybody’s', () => {
    show({ is: 'signedOut', ended: true }, { signedOut: 'Sign in to use them', ended: 'What you typed is kept.' });
    expect(screen.getByText('Sign in to use them')).toBeTruthy();
    expect(screen.getByText('What you typed is kept.')).toBeTruthy();
  });

  it('reads why they did not come, under their title, and asks again', async () => {
    show({ is: 'failed', code: 'broken' });
    expect(screen.getByRole('heading', { name: 'Things' })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain(
      'We couldn’t load your things.Something went wrong on our side. Try again.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('and is a child reads who pays, by name where it is known', () => {
    const { unmount } = show({ is: 'child', name: 'Robin Rider' }, { child: 'They are in that account.' });
    expect(screen.getByText('Robin Rider pays for it and can change it. They are in that account.')).toBeTruthy();
    unmount();
    show({ is: 'child', name: '' });
    expect(screen.getByText('Your parent account pays for it and can change it.')).toBeTruthy();
  });

  it('sees them', () => {
    show({ is: 'shown', things: 'A bike' });
    expect(screen.getByText('A bike')).toBeTruthy();
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

describe('a failure', () => {
  it('that says whose child the user is becomes the screen of a child', () => {
    const because = { code: 'parentRequired', message: '' } as const;
    expect(failedScreen({ ...because, debug: { name: 'Robin Rider' } })).toEqual({ is: 'child', name: 'Robin Rider' });
    expect(failedScreen({ ...because, debug: { name: 7 } })).toEqual({ is: 'child', name: '' });
    expect(failedScreen(because)).toEqual({ is: 'child', name: '' });
  });

  it('of any other kind is reported by its code', () => {
    expect(failedScreen({ code: 'offline', message: '' })).toEqual({ is: 'failed', code: 'offline' });
  });
});
