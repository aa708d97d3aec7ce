import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchWhenIdle, LazyView } from '../../../src/widgets/element/lazy-view.js';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Greeting = ({ name }: { name?: string }) => <p>Welcome, {name}</p>;

describe('a part that is fetched when a user comes to it', () => {
  it('shows that it is on its way, then itself', async () => {
    render(
      <LazyView
        load={async () => ({ View: Greeting, css: [] })}
        props={{ name: 'Vi' }}
        waiting={<p role="status">One moment</p>}
      />,
    );
    expect(screen.getByRole('status')).toBeTruthy();
    expect(await screen.findByText('Welcome, Vi')).toBeTruthy();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('says so when the line broke, and comes when the person tries again', async () => {
    const load = vi.fn(async () => ({ View: Greeting, css: [] }));
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    render(<LazyView load={load} props={{ name: 'Vi' }} waiting={<p role="status">One moment</p>} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Welcome, Vi')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('gives way to another part that is shown in its place', async () => {
    const greet = async () => ({ View: Greeting, css: [] });
    const part = async () => ({ View: ({ name }: { name?: string }) => <p>Goodbye, {name}</p>, css: [] });
    const shown = render(<LazyView load={greet} props={{ name: 'Vi' }} waiting={<p role="status">One moment</p>} />);
    await screen.findByText('Welcome, Vi');
    shown.rerender(<LazyView load={part} props={{ name: 'Vi' }} waiting={<p role="status">One moment</p>} />);
    expect(await screen.findByText('Goodbye, Vi')).toBeTruthy();
    expect(screen.queryByText('Welcome, Vi')).toBeNull();
  });

  it('shows in the frame after the press, without a word of waiting, when it was fetched before', async () => {
    const load = vi.fn(async () => ({ View: Greeting, css: [] }));
    fetchWhenIdle([load]);
    await vi.waitFor(() => expect(load).toHaveBeenCalled());
    render(<LazyView load={load} props={{ name: 'Vi' }} waiting={<p role="status">One moment</p>} />);
    expect(screen.queryByRole('status')).toBeNull();
    // So that the press is answered before the long work that it brings.
    expect(screen.queryByText('Welcome, Vi')).toBeNull();
    await act(() => new Promise(next => requestAnimationFrame(() => setTimeout(next))));
    expect(screen.getByText('Welcome, Vi')).toBeTruthy();
  });

  it('is not fetched before what is around it has been painted, where it comes after that', async () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
    const load = vi.fn(async () => ({ View: Greeting, css: [] }));
    render(<LazyView afterPaint load={load} props={{ name: 'Vi' }} waiting={<p role="status">One moment</p>} />);
    await act(() => new Promise(next => setTimeout(next, 30)));
    expect(screen.getByRole('status')).toBeTruthy();
    expect(load).not.toHaveBeenCalled();
    for (const frame of frames) frame(0);
    expect(await screen.findByText('Welcome, Vi')).toBeTruthy();
    expect(load).toHaveBeenCalledOnce();
  });

  it('is requested again where it is shown, when it did not come before', async () => {
    const load = vi.fn(async () => ({ View: Greeting, css: [] }));
    load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
    fetchWhenIdle([load]);
    await vi.waitFor(() => expect(load).toHaveBeenCalled());
    render(<LazyView load={load} props={{ name: 'Vi' }} waiting={<p role="status">One moment</p>} />);
    expect(await screen.findByText('Welcome, Vi')).toBeTruthy();
  });
});
