import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Form } from '../../src/ui/forms/form/form.js';
import { hasUnsaved } from '../../src/ui/forms/form/unsaved.js';
import { refusalMark } from '../../src/ui/hooks/use-refusal-focus.js';

afterEach(cleanup);

/** Whether the browser would ask before the page is left. */
const isHeld = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('a form', () => {
  it('is sent by Enter, and checked by us, not by the browser', () => {
    const onSubmit = vi.fn();
    render(
      <Form label="Profile" onSubmit={onSubmit}>
        <input name="city" required />
      </Form>,
    );
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Profile' });
    expect(form.noValidate).toBe(true);
    fireEvent.submit(form);
    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('brings the focus to the first field that is wrong, each time it is refused', () => {
    const show = (refusal?: object) => (
      <Form label="Profile" onSubmit={vi.fn()} refusal={refusal}>
        <input name="name" />
        <input name="city" aria-invalid="true" />
        <button type="submit">Save</button>
      </Form>
    );
    const { rerender } = render(show());
    rerender(show({}));
    expect(document.activeElement).toBe(document.querySelector('[name=city]'));
    screen.getByRole('button').focus();
    rerender(show({}));
    expect(document.activeElement).toBe(document.querySelector('[name=city]'));
  });

  it('brings the focus to what says why, when no field is to blame', () => {
    const { rerender } = render(
      <Form label="Profile" onSubmit={vi.fn()}>
        <p {...refusalMark}>Offline</p>
      </Form>,
    );
    rerender(
      <Form label="Profile" onSubmit={vi.fn()} refusal={{}}>
        <p {...refusalMark}>Offline</p>
      </Form>,
    );
    expect(document.activeElement?.textContent).toBe('Offline');
  });

  it('asks before a page is left with something unsaved, and only then', () => {
    const show = (first: boolean, second: boolean) => (
      <>
        <Form label="One" onSubmit={vi.fn()} unsaved={first}>
          <input />
        </Form>
        <Form label="Two" onSubmit={vi.fn()} unsaved={second}>
          <input />
        </Form>
      </>
    );
    const { rerender, unmount } = render(show(false, false));
    expect([hasUnsaved(), isHeld()]).toEqual([false, false]);
    rerender(show(true, true));
    rerender(show(false, true));
    expect([hasUnsaved(), isHeld()]).toEqual([true, true]);
    unmount();
    expect([hasUnsaved(), isHeld()]).toEqual([false, false]);
  });
});
