import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ConfirmDialog } from '../../src/ui/feedback/confirm-dialog/confirm-dialog.js';
import { isConfirmed } from '../../src/ui/feedback/confirm-dialog/is-confirmed.js';

afterEach(cleanup);

describe('confirming by typing', () => {
  it.each([
    ['Northwind', 'Northwind', false, true],
    ['  Northwind\t', 'Northwind', false, true],
    ['northwind', 'Northwind', false, false],
    ['NORTHWIND ', 'Northwind', true, true],
    ['North wind', 'Northwind', true, false],
    ['', 'Northwind', true, false],
    ['Cafe\u0301', 'Caf\u00E9', false, true],
  ])('takes %j for %j (any case: %s): %s', (typed, word, ignoreCase, confirmed) => {
    expect(isConfirmed(typed, word, ignoreCase)).toBe(confirmed);
  });

  it('lets a person through once the word is right, by Enter or by the button', () => {
    const onConfirm = vi.fn();
    render(
      <ConfirmDialog
        open
        title="Terminate?"
        action="Terminate now"
        confirmWord="Northwind"
        onConfirm={onConfirm}
        onClose={() => undefined}
      >
        Gone for good.
      </ConfirmDialog>,
    );
    const field = screen.getByRole<HTMLInputElement>('textbox');
    const form = field.form;
    if (!form) throw new Error('The word stands in no form, so that Enter does nothing.');
    fireEvent.submit(form);
    expect(onConfirm).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Terminate now' }).getAttribute('aria-disabled')).toBe('true');
    fireEvent.change(field, { target: { value: 'Northwind ' } });
    expect(screen.getByRole('button', { name: 'Terminate now' }).getAttribute('aria-disabled')).toBeNull();
    fireEvent.submit(form);
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('starts again each time it is opened', () => {
    const dialog = (open: boolean) => (
      <ConfirmDialog
        open={open}
        title="Terminate?"
        action="Terminate now"
        confirmWord="Northwind"
        onConfirm={() => undefined}
        onClose={() => undefined}
      >
        Gone.
      </ConfirmDialog>
    );
    const { rerender } = render(dialog(true));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Northwind' } });
    rerender(dialog(false));
    rerender(dialog(true));
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
  });
});

describe('a confirmation under way', () => {
  it('can neither be left nor be given twice', () => {
    const [onClose, onConfirm] = [vi.fn(), vi.fn()];
    render(
      <ConfirmDialog open loading title="End?" action="End it" onConfirm={onConfirm} onClose={onClose}>
        Text
      </ConfirmDialog>,
    );
    for (const name of ['End it', 'Cancel', 'Close']) fireEvent.click(screen.getByRole('button', { name }));
    screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    expect(onClose).not.toHaveBeenCalled();
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
