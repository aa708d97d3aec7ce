import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRef, StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dialog, type DialogHandle } from '../../src/ui/feedback/dialog/dialog.js';
import { Overlay } from '../../src/ui/feedback/overlay/overlay.js';

afterEach(cleanup);

const page = () => document.documentElement.style.overflow;
const dialog = () => screen.getByRole<HTMLDialogElement>('dialog');

describe('a dialog', () => {
  it('keeps the page from scrolling until the last one is closed', () => {
    const both = (first: boolean, second: boolean) => (
      <StrictMode>
        <Dialog open={first} title="First" onClose={() => undefined}>
          One
        </Dialog>
        <Dialog open={second} title="Second" onClose={() => undefined}>
          Two
        </Dialog>
      </StrictMode>
    );
    const { rerender } = render(both(true, true));
    expect(page()).toBe('hidden');
    rerender(both(false, true));
    expect(page()).toBe('hidden');
    rerender(both(false, false));
    expect(page()).toBe('');
  });

  it('restores what the page had set itself', () => {
    document.documentElement.style.overflow = 'clip';
    const { unmount } = render(
      <Dialog open title="Terms" onClose={() => undefined}>
        Text
      </Dialog>,
    );
    expect(page()).toBe('hidden');
    unmount();
    expect(page()).toBe('clip');
    document.documentElement.style.overflow = '';
  });

  it('has the two buttons of the specification', () => {
    const onClose = vi.fn();
    const onSubmit = vi.fn();
    render(
      <Dialog open title="Terms" onClose={onClose} right={{ onClick: onSubmit }}>
        Text
      </Dialog>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose.mock.calls).toEqual([['button'], ['icon']]);
  });

  it('shows that its second button is busy', () => {
    render(
      <Dialog open title="Terms" onClose={() => undefined} right={{ loading: true }}>
        Text
      </Dialog>,
    );
    expect(screen.getByRole('button', { name: 'Submit' }).getAttribute('aria-busy')).toBe('true');
  });

  it('asks to be closed by Escape and stays until it is', () => {
    const onClose = vi.fn();
    render(
      <Dialog open title="Terms" onClose={onClose}>
        Text
      </Dialog>,
    );
    const event = new Event('cancel', { cancelable: true });
    act(() => void dialog().dispatchEvent(event));
    expect(onClose).toHaveBeenCalledWith('escape');
    expect(event.defaultPrevented).toBe(true);
    expect(dialog().open).toBe(true);
  });

  it('asks to be closed by a press beside it, not by one that began inside', () => {
    const onClose = vi.fn();
    render(
      <Dialog open title="Terms" onClose={onClose}>
        Text
      </Dialog>,
    );
    fireEvent.pointerDown(screen.getByText('Text'));
    fireEvent.pointerUp(dialog());
    fireEvent.click(dialog());
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.pointerDown(dialog());
    // Without it, the next file of this page would find the pointer still down.
    fireEvent.pointerUp(dialog());
    fireEvent.click(dialog());
    expect(onClose).toHaveBeenCalledWith('backdrop');
  });

  it('stays open while it is suspended and resumed', async () => {
    const onClose = vi.fn();
    const handle = createRef<DialogHandle>();
    render(
      <Dialog open title="Pay" onClose={onClose} ref={handle}>
        Text
      </Dialog>,
    );
    act(() => handle.current?.suspend());
    expect(dialog().open).toBe(true);
    act(() => handle.current?.resume());
    await act(
      () =>
        new Promise(resolve => {
          setTimeout(resolve, 0);
        }),
    );
    expect(dialog().open).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('reading a dialog to its end', () => {
  const sized = (scrollHeight: number) => {
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
    vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(scrollHeight);
  };

  it('learns once when the bottom is in view', () => {
    sized(1000);
    const onBottom = vi.fn();
    render(
      <Dialog open title="Terms" onClose={() => undefined} onBottomReached={onBottom}>
        Text
      </Dialog>,
    );
    const body = screen.getByText('Text');
    body.scrollTop = 690;
    fireEvent.scroll(body);
    expect(onBottom).not.toHaveBeenCalled();
    body.scrollTop = 696;
    fireEvent.scroll(body);
    fireEvent.scroll(body);
    expect(onBottom).toHaveBeenCalledTimes(1);
  });

  it('learns at once when the text is shorter than the box', () => {
    sized(100);
    const onBottom = vi.fn();
    render(
      <Dialog open title="Terms" onClose={() => undefined} onBottomReached={onBottom}>
        Text
      </Dialog>,
    );
    expect(onBottom).toHaveBeenCalledTimes(1);
  });

  it('waits for the text to be there', () => {
    sized(100);
    const onBottom = vi.fn();
    const { rerender } = render(
      <Dialog open title="Terms" onClose={() => undefined}>
        Loading
      </Dialog>,
    );
    rerender(
      <Dialog open title="Terms" onClose={() => undefined} onBottomReached={onBottom}>
        Text
      </Dialog>,
    );
    expect(onBottom).toHaveBeenCalledTimes(1);
  });
});

describe('the full-screen overlay', () => {
  it('says what is under way, then that it is done', () => {
    const { rerender } = render(<Overlay open title="Activating" subtitle="A moment" />);
    expect(screen.getByRole('status').textContent).toBe('ActivatingA moment');
    rerender(<Overlay open done title="Activating" subtitle="A moment" />);
    expect(screen.getByRole('status').textContent).toBe('Success!Your subscription is activated.');
  });

  it('does not go away by Escape', () => {
    render(<Overlay open title="Activating" />);
    act(() => void dialog().dispatchEvent(new Event('cancel', { cancelable: true })));
    expect(dialog().open).toBe(true);
  });
});
