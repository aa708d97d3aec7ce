import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Checkbox } from '../../src/ui/forms/checkbox/checkbox.js';
import { ErrorSummary } from '../../src/ui/forms/error-summary/error-summary.js';
import { PasswordField } from '../../src/ui/forms/password-field/password-field.js';
import { SegmentedControl } from '../../src/ui/forms/segmented-control/segmented-control.js';
import { SelectField } from '../../src/ui/forms/select-field/select-field.js';
import { Switch } from '../../src/ui/forms/switch/switch.js';
import { TextField } from '../../src/ui/forms/text-field/text-field.js';

afterEach(cleanup);

const nothing = () => undefined;

describe('a text field', () => {
  it('is known by its label and described by everything said about it', () => {
    render(
      <TextField
        label="Email"
        name="email"
        value=""
        onChange={nothing}
        required
        helper="We write rarely."
        error="Write your email."
      />,
    );
    const input = screen.getByLabelText(/Email/);
    const described = (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map(id => document.getElementById(id)?.textContent);
    expect(described).toEqual(['Write your email.', 'We write rarely.']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.hasAttribute('required')).toBe(true);
  });

  it('hands over what is written', () => {
    const onChange = vi.fn();
    render(<TextField label="Email" name="email" value="" onChange={onChange} />);
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ada@example.com' } });
    expect(onChange).toHaveBeenCalledWith('ada@example.com');
  });
});

function Password({ showInvalidIfEmpty = false }: { showInvalidIfEmpty?: boolean }) {
  const [value, setValue] = useState('');
  const requirements = [
    { label: 'Characters', passed: value.length >= 8 },
    { label: '1 Number', passed: /\d/.test(value) },
  ];
  return (
    <PasswordField
      label="Password"
      value={value}
      onChange={setValue}
      requirements={requirements}
      showInvalidIfEmpty={showInvalidIfEmpty}
    />
  );
}

describe('a password field', () => {
  const input = () => screen.getByLabelText('Password', { selector: 'input' });
  const lines = () => screen.queryAllByRole('listitem').map(line => line.textContent);

  it('shows its lines only while it is focused and something is written', () => {
    render(<Password />);
    fireEvent.focus(input());
    expect(lines()).toEqual([]);
    fireEvent.change(input(), { target: { value: 'abc1' } });
    expect(lines()).toEqual(['Characters, not passed', '1 Number, passed']);
    fireEvent.blur(input());
    expect(lines()).toEqual([]);
  });

  it('looks wrong when it is not empty and does not meet the policy', () => {
    render(<Password />);
    expect(input().getAttribute('aria-invalid')).toBeNull();
    fireEvent.change(input(), { target: { value: 'abc' } });
    expect(input().getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(input(), { target: { value: 'abcdefg1' } });
    expect(input().getAttribute('aria-invalid')).toBeNull();
  });

  it('looks wrong and shows its lines while empty when it is asked to', () => {
    render(<Password showInvalidIfEmpty />);
    expect(input().getAttribute('aria-invalid')).toBe('true');
    expect(lines()).toHaveLength(2);
  });

  it('keeps its lines while the focus goes from the text to the eye', () => {
    render(<Password />);
    fireEvent.focus(input());
    fireEvent.change(input(), { target: { value: 'a' } });
    fireEvent.blur(input(), { relatedTarget: screen.getByRole('button') });
    expect(lines()).toHaveLength(2);
  });

  it('shows and hides what is written, once per 500 ms', () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
    render(<Password />);
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    fireEvent.click(screen.getByRole('button'));
    expect(input().getAttribute('type')).toBe('text');
    clock.mockReturnValue(1_500);
    fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(input().getAttribute('type')).toBe('password');
  });

  it('accepts anything when there is no policy', () => {
    render(<PasswordField label="Password" value="x" onChange={nothing} />);
    expect(input().getAttribute('aria-invalid')).toBeNull();
  });
});

describe('choices', () => {
  it('a checkbox stays as it is until its owner agrees', () => {
    const onChange = vi.fn();
    render(<Checkbox label="I agree" checked={false} onChange={onChange} />);
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree' });
    fireEvent.click(box);
    expect(onChange).toHaveBeenCalledWith(true);
    expect(box.checked).toBe(false);
  });

  it('a disabled switch does not toggle', () => {
    const onChange = vi.fn();
    render(<Switch label="News" checked={false} disabled onChange={onChange} />);
    screen.getByRole('switch', { name: 'News' }).click();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('a list asks for an option until one is chosen', () => {
    const onChange = vi.fn();
    render(
      <SelectField
        label="Country"
        name="country"
        value=""
        onChange={onChange}
        options={[{ value: 'BE', label: 'Belgium' }]}
      />,
    );
    const select = screen.getByLabelText<HTMLSelectElement>('Country');
    expect(select.selectedOptions[0]?.textContent).toBe('Select an option...');
    fireEvent.change(select, { target: { value: 'BE' } });
    expect(onChange).toHaveBeenCalledWith('BE');
  });

  it('a segmented control is a group of radio buttons', () => {
    const onChange = vi.fn();
    const options = [
      { value: '30', label: 'Monthly' },
      { value: '365', label: 'Yearly' },
    ];
    render(<SegmentedControl legend="Billing" options={options} value="30" onChange={onChange} />);
    expect(screen.getByRole('group', { name: 'Billing' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Monthly' }).checked).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'Yearly' }));
    expect(onChange).toHaveBeenCalledWith('365');
  });
});

describe('an error summary', () => {
  it('leads to the field it is about', () => {
    render(
      <>
        <ErrorSummary errors={[{ field: 'mail', text: 'Write your email.' }]} />
        <input id="mail" />
      </>,
    );
    fireEvent.click(screen.getByRole('link', { name: 'Write your email.' }));
    expect(document.activeElement?.id).toBe('mail');
  });

  it('is not there when nothing is wrong', () => {
    render(<ErrorSummary errors={[]} />);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
