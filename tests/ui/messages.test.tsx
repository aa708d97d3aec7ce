import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BulletList } from '../../src/ui/data/bullet-list/bullet-list.js';
import { Banner } from '../../src/ui/feedback/banner/banner.js';
import { NotFound } from '../../src/ui/page/not-found/not-found.js';
import { PageHeader } from '../../src/ui/page/page-header/page-header.js';
import { SignupHeader } from '../../src/ui/page/signup-header/signup-header.js';
import { Said } from '../../src/ui/feedback/said/said.js';
import { SeenAndSaid } from '../../src/ui/feedback/said/seen-and-said.js';
import { ToastList } from '../../src/ui/feedback/toast/toast-list.js';
import { Toast } from '../../src/ui/feedback/toast/toast.js';

describe('words that come after a press', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  /** What a screen reader is given of the words, now. */
  const given = (text: string) => screen.getByText(text).closest('[hidden], [aria-hidden=true]') === null;
  const comes = {
    'that are only read out': <Said>Loading</Said>,
    'that are seen, too': <SeenAndSaid>Loading</SeenAndSaid>,
    'of a message': <Banner tone="success">Loading</Banner>,
    'of the title of a message': <Banner tone="info" title="Loading" />,
  };
  for (const [which, words] of Object.entries(comes))
    it(`are given to a screen reader when it knows of their region: those ${which}`, () => {
      const { rerender } = render(words);
      const region = screen.getByRole('status');
      expect(given('Loading')).toBe(false);
      act(() => void vi.advanceTimersByTime(500));
      expect(given('Loading')).toBe(true);
      expect(screen.getByRole('status')).toBe(region);
      // what is rendered again stays
      rerender(words);
      expect(given('Loading')).toBe(true);
    });

  it('are not held back in an alert, nor where they are not read out as they come', () => {
    render(
      <>
        <Banner>No seats left</Banner>
        <Banner tone="info" announced={false}>
          Seats change at night
        </Banner>
      </>,
    );
    expect(given('No seats left')).toBe(true);
    expect(given('Seats change at night')).toBe(true);
  });
});

describe('a toast', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
  });

  it('goes by itself, but not while a user is on it', () => {
    const onClose = vi.fn();
    render(
      <Toast tone="success" duration={5000} onClose={onClose}>
        Saved
      </Toast>,
    );
    const toast = screen.getByText('Saved');
    act(() => void vi.advanceTimersByTime(4000));
    fireEvent.pointerEnter(toast.parentElement ?? toast);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.pointerLeave(toast.parentElement ?? toast);
    act(() => void vi.advanceTimersByTime(1000));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('stays when it was given no time', () => {
    const onClose = vi.fn();
    render(
      <Toast tone="error" onClose={onClose}>
        Not saved
      </Toast>,
    );
    act(() => void vi.advanceTimersByTime(600_000));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('waits while the focus is in it', () => {
    const onClose = vi.fn();
    render(
      <Toast tone="success" duration={5000} onClose={onClose}>
        Saved
      </Toast>,
    );
    const button = screen.getByRole('button', { name: 'Close' });
    fireEvent.focus(button);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.blur(button);
    act(() => void vi.advanceTimersByTime(5000));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('has its turn when the newer ones are gone, and its whole time then', () => {
    const onClose = vi.fn();
    const list = (count: number) => (
      <ToastList
        max={2}
        toasts={Array.from({ length: count }, (_, at) => ({
          id: String(at),
          tone: 'success',
          text: `Saved ${at}`,
          duration: at === 0 ? 5000 : undefined,
        }))}
        onClose={onClose}
      />
    );
    const { rerender } = render(list(4));
    const first = screen.getByText('Saved 0');
    expect(
      screen.getAllByRole('button').map(button => button.textContent || button.getAttribute('aria-label')),
    ).toEqual(['2 more', 'Close', 'Close']);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(onClose).not.toHaveBeenCalled();
    rerender(list(2));
    // the same words in the same place: they are not read out again
    expect(screen.getByText('Saved 0')).toBe(first);
    act(() => void vi.advanceTimersByTime(5000));
    expect(onClose).toHaveBeenCalledWith('0');
  });

  it('offers to undo in the place of closing', () => {
    const onUndo = vi.fn();
    render(
      <ToastList
        toasts={[{ id: 'a', tone: 'success', text: 'Removed', undo: true }]}
        onClose={() => undefined}
        onUndo={onUndo}
      />,
    );
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onUndo).toHaveBeenCalledWith('a');
  });
});

describe('messages and page parts', () => {
  afterEach(cleanup);

  it('a banner about something wrong is read out at once', () => {
    render(
      <Banner title="Unable to communicate with Stripe">
        Possible issues:
        <BulletList items={['An ad-blocker']} />
      </Banner>,
    );
    expect(screen.getByRole('alert').textContent).toBe(
      'Unable to communicate with StripePossible issues:An ad-blocker',
    );
  });

  it('the not-found page says so in the words of the specification and leads home', () => {
    render(<NotFound />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page Not Found');
    expect(screen.getByText("Sorry, the page you're looking for has been moved or doesn't exist.")).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
  });

  it('the signup header can hide its Login link', () => {
    const { rerender } = render(<SignupHeader />);
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
    rerender(<SignupHeader showLogin={false} />);
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
  });

  it('a staff page publishes; saving and discarding come when they can be done', () => {
    const act1 = { onClick: () => undefined };
    const { rerender } = render(<PageHeader title="Winter" publish={act1} />);
    expect(screen.getAllByRole('button').map(button => button.textContent)).toEqual(['Publish']);
    rerender(<PageHeader title="Winter" draft publish={act1} save={act1} discard={act1} />);
    expect(screen.getAllByRole('button').map(button => button.textContent)).toEqual([
      'Discard Draft',
      'Save',
      'Publish',
    ]);
    expect(screen.getByRole('heading').textContent).toBe('Winter (Draft)');
  });
});
