import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LazyView } from '../../src/widgets/lazy-view.js';

afterEach(cleanup);

const Greeting = ({ name }: { name?: string }) => <p>Welcome, {name}</p>;

describe('a part that is fetched when somebody comes to it', () => {
  it('shows that it is on its way, then itself', async () => {
    render(<LazyView load={async () => ({ View: Greeting, css: [] })} props={{ name: 'Vi' }} waiting={<p role="status">One moment</p>} />);
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
});
