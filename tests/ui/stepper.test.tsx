import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Stepper, type Step } from '../../src/ui/navigation/stepper/stepper.js';

afterEach(cleanup);

const steps: Step[] = [
  { name: 'Plan', index: 0, complete: true, clickable: true },
  { name: 'Account', index: 1, active: true },
  { name: 'Terms', index: 2, complete: true, error: true },
  { name: 'Payment', index: 3, clickable: true, disabled: true },
];

describe('a stepper', () => {
  it('says which step is current, what is done and what is wrong', () => {
    render(<Stepper steps={steps} />);
    const items = screen.getAllByRole('listitem').map(step => step.textContent);
    expect(items).toEqual(['Plan, complete', '2Account', 'Terms, has an error', '4Payment']);
    expect(screen.getByText('Account').closest('[aria-current]')?.getAttribute('aria-current')).toBe('step');
  });

  it('goes back to a step that can be clicked, and to no other', () => {
    const onStep = vi.fn();
    render(<Stepper steps={steps} onStep={onStep} />);
    expect(screen.getAllByRole('button')).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: /Plan/ }));
    fireEvent.click(screen.getByText('Account'));
    expect(onStep.mock.calls).toEqual([[steps[0]]]);
  });

  it('has a line in words for where there is no room', () => {
    render(<Stepper steps={steps} />);
    expect(screen.getByText('Step 2 of 4 · Account')).toBeTruthy();
  });

  it('is named by its last step once nothing is left to do', () => {
    render(<Stepper steps={['Shipped', 'Complete'].map((name, index) => ({ name, index, complete: true }))} />);
    expect(screen.getByText('Step 2 of 2 · Complete')).toBeTruthy();
  });
});
