// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CreateAccount } from '../../../src/react/create-account.js';

const field = (name: string) => {
  const found = document.querySelector<HTMLInputElement>(`input[name=${name}]`);
  if (!found) throw new Error(`There is no field ${name}.`);
  return found;
};

const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('the form for a new account', () => {
  it('is one that browsers and password managers can fill in', () => {
    render(
      <StrictMode>
        <CreateAccount />
      </StrictMode>,
    );
    expect(document.querySelector('form')).not.toBeNull();
    expect(['firstName', 'lastName', 'email', 'password'].map(name => field(name).autocomplete)).toEqual([
      'given-name',
      'family-name',
      'email',
      'new-password',
    ]);
    expect(field('email').type).toBe('email');
  });

  it('says what is wrong once, at its field, and goes to the first of it', () => {
    render(<CreateAccount />);
    type('firstName', 'Ana');
    fireEvent.click(screen.getByRole('button', { name: 'Create account' }));
    expect(screen.getAllByText('Enter your last name.')).toHaveLength(1);
    expect(document.activeElement).toBe(field('lastName'));
    expect(field('lastName').getAttribute('aria-invalid')).toBe('true');
    expect(field('firstName').value).toBe('Ana');
  });

  it('shows the four lines of the policy while a password is written', () => {
    render(<CreateAccount />);
    fireEvent.focus(field('password'));
    type('password', 'abc1');
    const lines = screen.getAllByRole('listitem').map(line => line.textContent);
    expect(lines).toEqual(['Characters, not passed', '1 Symbol, not passed', '1 Number, passed', '1 Letter, passed']);
  });

  it('complains of a field that is left for a button after the press, which would miss a button that moves', async () => {
    render(<CreateAccount />);
    type('email', 'ana@');
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Sign in' }));
    fireEvent.blur(field('email'));
    expect(screen.queryByText('Enter an email like name@example.com.')).toBeNull();
    fireEvent.pointerUp(screen.getByRole('button', { name: 'Sign in' }));
    expect(await screen.findByText('Enter an email like name@example.com.')).toBeTruthy();
  });

  it('takes what was written to signing in', () => {
    const onSignInRequested = vi.fn();
    render(<CreateAccount onSignInRequested={onSignInRequested} />);
    type('email', ' ana@example.com ');
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(onSignInRequested).toHaveBeenCalledWith({ email: 'ana@example.com' });
  });
});
