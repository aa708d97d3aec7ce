// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SignIn } from '../../../src/react/sign-in.js';

const input = (name: string) => document.querySelector<HTMLInputElement>(`input[name=${name}]`);

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('the form to sign in', () => {
  it('is one that password managers can fill in', () => {
    render(
      <StrictMode>
        <SignIn email="ana@example.com" />
      </StrictMode>,
    );
    expect(input('email')).toMatchObject({ autocomplete: 'username', value: 'ana@example.com' });
    expect(input('password')).toMatchObject({ autocomplete: 'current-password', type: 'password' });
  });

  it('goes to the first field that is wrong', () => {
    render(<SignIn email="ana@example.com" />);
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(document.activeElement).toBe(input('password'));
    expect(screen.getByText('Enter your password.')).toBeTruthy();
  });

  it('leads to creating an account', () => {
    const onAccountRequested = vi.fn();
    render(<SignIn onAccountRequested={onAccountRequested} />);
    fireEvent.click(screen.getByRole('button', { name: 'Create an account' }));
    expect(onAccountRequested).toHaveBeenCalled();
  });

  it('leads to a new password and back, keeping the address', () => {
    render(<SignIn email="ana@example.com" />);
    fireEvent.click(screen.getByRole('button', { name: 'Forgot your password?' }));
    expect(document.activeElement?.textContent).toBe('Reset your password');
    expect(input('email')?.value).toBe('ana@example.com');
    fireEvent.click(screen.getByRole('button', { name: 'Back to signing in' }));
    expect(input('password')).not.toBeNull();
  });

  it('asks for a new password when it was opened by a reset link', () => {
    render(<SignIn resetToken="abc" />);
    expect(screen.getByRole('heading', { name: 'Choose a new password' })).toBeTruthy();
    expect(input('newPassword')?.autocomplete).toBe('new-password');
  });
});
