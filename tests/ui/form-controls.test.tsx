import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Avatar } from '../../src/ui/identity/avatar/avatar.js';
import { CheckboxGroup } from '../../src/ui/forms/checkbox-group/checkbox-group.js';
import { Checkbox } from '../../src/ui/forms/checkbox/checkbox.js';
import { Copyright } from '../../src/ui/identity/copyright/copyright.js';
import { DateField } from '../../src/ui/forms/date-field/date-field.js';
import { ErrorSummary } from '../../src/ui/forms/error-summary/error-summary.js';
import { Optional } from '../../src/ui/forms/field/optional.js';
import { FileUpload, type UploadItem } from '../../src/ui/forms/file-upload/file-upload.js';
import { LanguageContext, type Language, type Words } from '../../src/ui/language/language.js';
import { MoneyField } from '../../src/ui/forms/money-field/money-field.js';
import { NumberField } from '../../src/ui/forms/number-field/number-field.js';
import { PhoneField } from '../../src/ui/forms/phone-field/phone-field.js';
import { RadioGroup } from '../../src/ui/forms/radio-group/radio-group.js';
import { SelectField } from '../../src/ui/forms/select-field/select-field.js';
import { selectFieldWords } from '../../src/ui/forms/select-field/words.js';
import { StoreBadge } from '../../src/ui/identity/store-badge/store-badge.js';
import { Switch } from '../../src/ui/forms/switch/switch.js';
import { TextField } from '../../src/ui/forms/text-field/text-field.js';
import { Textarea } from '../../src/ui/forms/textarea/textarea.js';

afterEach(cleanup);

const nothing = () => undefined;
const described = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '').split(' ').map(id => document.getElementById(id)?.textContent ?? '');

describe('the texts about a control', () => {
  it('is read out when it appears while the field is in use, and not when a form is refused', () => {
    const field = (error?: string) => (
      <TextField label="Email" name="email" value="" onChange={nothing} error={error} />
    );
    const { rerender } = render(field());
    const slot = () => screen.getByText('Write your email.').closest('[aria-live]')?.getAttribute('aria-live');
    rerender(field('Write your email.'));
    expect(slot()).toBeUndefined();
    fireEvent.focus(screen.getByLabelText('Email'));
    expect(slot()).toBe('polite');
  });

  it('describes a checkbox, a switch and a group as it does a field', () => {
    render(
      <>
        <Checkbox
          label="Terms"
          checked={false}
          onChange={nothing}
          required
          helper="Read them."
          warning="They are new."
          error="Agree first."
        />
        <Switch label="News" checked={false} onChange={nothing} error="Not saved." helper="Once a week." />
        <RadioGroup
          label="End"
          name="end"
          value=""
          onChange={nothing}
          options={[{ value: 'a', label: 'Now' }]}
          error="Choose."
          helper="You can change it."
          required
        />
      </>,
    );
    expect(described(screen.getByRole('checkbox'))).toEqual(['Agree first.', 'They are new.', 'Read them.']);
    expect(screen.getByRole('checkbox').getAttribute('aria-invalid')).toBe('true');
    expect(described(screen.getByRole('switch'))).toEqual(['Not saved.', 'Once a week.']);
    expect(described(screen.getByRole('radiogroup'))).toEqual(['Choose.', 'You can change it.']);
    expect(screen.getByRole('radiogroup').getAttribute('aria-required')).toBe('true');
  });

  it('marks what may be left out', () => {
    render(<TextField label={<Optional>Email</Optional>} name="email" value="" onChange={nothing} />);
    expect(screen.getByLabelText('Email optional')).toBeTruthy();
  });
});

describe('what cannot be changed', () => {
  it('says why, can be reached, and stays as it is', () => {
    const onChange = vi.fn();
    render(
      <>
        <Checkbox label="Renew" checked disabled disabledReason="Your reseller renews it." onChange={onChange} />
        <Switch label="News" checked={false} disabled disabledReason="Your gym decides." onChange={onChange} />
      </>,
    );
    const [box, control] = [
      screen.getByRole<HTMLInputElement>('checkbox'),
      screen.getByRole<HTMLInputElement>('switch'),
    ];
    expect([box.disabled, control.disabled]).toEqual([false, false]);
    expect([described(box), described(control)]).toEqual([['Your reseller renews it.'], ['Your gym decides.']]);
    fireEvent.click(box);
    fireEvent.click(control);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('is out of the way without a reason', () => {
    render(<Checkbox label="Renew" checked disabled onChange={nothing} />);
    expect(screen.getByRole<HTMLInputElement>('checkbox').disabled).toBe(true);
  });
});

describe('choices', () => {
  it('of a checkbox can be neither yes nor no', () => {
    const { rerender } = render(<Checkbox label="All" checked={false} indeterminate onChange={nothing} />);
    expect(screen.getByRole<HTMLInputElement>('checkbox').indeterminate).toBe(true);
    rerender(<Checkbox label="All" checked={false} onChange={nothing} />);
    expect(screen.getByRole<HTMLInputElement>('checkbox').indeterminate).toBe(false);
  });

  it('come in the order of the options, however they were ticked', () => {
    const onChange = vi.fn();
    render(
      <CheckboxGroup
        label="News"
        name="news"
        values={['b']}
        onChange={onChange}
        options={[
          { value: 'a', label: 'A' },
          { value: 'b', label: 'B' },
        ]}
      />,
    );
    fireEvent.click(screen.getByRole('checkbox', { name: 'A' }));
    expect(onChange).toHaveBeenCalledWith(['a', 'b']);
  });

  it('are led to by an error summary, at the one that is chosen', () => {
    render(
      <>
        <ErrorSummary errors={[{ field: 'end', text: 'Choose.' }]} />
        <RadioGroup
          id="end"
          label="End"
          name="end"
          value="b"
          onChange={nothing}
          options={[
            { value: 'a', label: 'Now' },
            { value: 'b', label: 'Later' },
          ]}
        />
      </>,
    );
    fireEvent.click(screen.getByRole('link', { name: 'Choose.' }));
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Later' }));
  });

  it('that are required cannot be taken back', () => {
    const options = [{ value: 'BE', label: 'Belgium' }];
    render(
      <>
        <SelectField label="One" name="one" value="BE" onChange={nothing} options={options} required />
        <SelectField
          label="Other"
          name="other"
          value="BE"
          onChange={nothing}
          options={[{ label: 'Europe', options }]}
        />
      </>,
    );
    const [one, other] = screen.getAllByRole<HTMLSelectElement>('combobox');
    expect([one?.options[0]?.disabled, other?.options[0]?.disabled]).toEqual([true, false]);
    expect(other?.querySelector('optgroup')?.label).toBe('Europe');
  });

  it('that are settled have nothing but choices, and ask for nothing', () => {
    render(
      <SelectField
        label="Week"
        name="week"
        value="sunday"
        onChange={nothing}
        options={[{ value: 'sunday', label: 'Sunday' }]}
        settled
      />,
    );
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Week' });
    expect([...select.options].map(({ value }) => value)).toEqual(['sunday']);
    expect(select.required).toBe(false);
  });
});

describe('a summary', () => {
  it('says what is about the whole form without a link', () => {
    render(<ErrorSummary errors={[{ text: 'This plan is no longer sold.' }]} />);
    expect(screen.getByText('This plan is no longer sold.')).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});

function Amount({ onChange }: { onChange: (value: number | undefined) => void }) {
  const [value, setValue] = useState<number | undefined>(3999);
  return (
    <>
      <MoneyField
        label="Credit"
        name="credit"
        value={value}
        onChange={next => {
          setValue(next);
          onChange(next);
        }}
      />
      <button type="button" onClick={() => setValue(500)}>
        Five
      </button>
    </>
  );
}

describe('what is typed', () => {
  it('stays as it is while it is no amount, and is replaced by one from outside', () => {
    const onChange = vi.fn();
    render(<Amount onChange={onChange} />);
    const input = screen.getByLabelText<HTMLInputElement>('Credit');
    expect(input.value).toBe('39.99');
    fireEvent.change(input, { target: { value: '39.9x' } });
    expect([input.value, onChange.mock.lastCall]).toEqual(['39.9x', [undefined]]);
    fireEvent.blur(input);
    expect(input.value).toBe('39.9x');
    fireEvent.click(screen.getByRole('button', { name: 'Five' }));
    expect(input.value).toBe('5.00');
  });

  it('stays when the owner does not take it', () => {
    render(<NumberField label="Bikes" name="bikes" value={4} onChange={nothing} />);
    const input = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Bikes' });
    fireEvent.change(input, { target: { value: '12' } });
    expect(input.value).toBe('12');
  });

  it('is marked wrong when the field is left, and no longer when it is corrected', () => {
    render(<NumberField label="Bikes" name="bikes" value={4} min={1} onChange={nothing} />);
    const input = screen.getByRole('spinbutton', { name: 'Bikes' });
    fireEvent.change(input, { target: { value: '0' } });
    expect(screen.queryByText('Enter 1 or more.')).toBeNull();
    fireEvent.blur(input);
    expect(screen.getByText('Enter 1 or more.')).toBeTruthy();
    expect(input.getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(input, { target: { value: '2' } });
    expect(screen.queryByText('Enter 1 or more.')).toBeNull();
  });

  it('gives way to what the form says', () => {
    render(
      <NumberField
        label="Bikes"
        name="bikes"
        value={0}
        min={1}
        onChange={nothing}
        error="The studio has room for six."
      />,
    );
    fireEvent.blur(screen.getByRole('spinbutton', { name: 'Bikes' }));
    expect(screen.queryByText('Enter 1 or more.')).toBeNull();
    expect(screen.getByText('The studio has room for six.')).toBeTruthy();
  });

  it('is written again in another language', () => {
    const field = (locale: string) => (
      <LanguageContext value={{ locale, find: () => undefined }}>
        <NumberField label="Weight" name="weight" value={1234.5} step={0.1} onChange={nothing} />
      </LanguageContext>
    );
    const { rerender } = render(field('en-US'));
    expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('1,234.5');
    rerender(field('nl-BE'));
    expect(screen.getByRole<HTMLInputElement>('spinbutton').value).toBe('1.234,5');
  });

  it('of a text may be too long, is kept, and is refused', () => {
    render(<Textarea label="Note" name="note" value="123456" limit={5} onChange={nothing} />);
    const area = screen.getByLabelText<HTMLTextAreaElement>('Note');
    expect(area.value).toBe('123456');
    expect(area.getAttribute('aria-invalid')).toBe('true');
    expect(described(area)).toEqual(['6 of 5 characters']);
    fireEvent.blur(area);
    expect(screen.getByText('Shorten this by 1 character.')).toBeTruthy();
  });
});

describe('a phone number', () => {
  it('chooses its country when it comes with a plus', () => {
    const onChange = vi.fn();
    render(<PhoneField label="Phone" name="phone" value="" onChange={onChange} />);
    fireEvent.change(screen.getByLabelText('Phone'), { target: { value: '+32 470 12 34 56' } });
    expect(onChange).toHaveBeenCalledWith('+32470123456');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country code' }).value).toBe('BE');
  });

  it('of another country that comes from outside is shown whole', () => {
    const field = (value: string) => <PhoneField label="Phone" name="phone" value={value} onChange={nothing} />;
    const { rerender } = render(field('+12025550123'));
    expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('(202) 555-0123');
    rerender(field('+32470123456'));
    expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('+32470123456');
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country code' }).value).toBe('BE');
  });
});

describe('a date', () => {
  it('is named, and takes any text, as the specification says', () => {
    render(<DateField name="date" value="" onChange={nothing} />);
    const input = screen.getByLabelText('Date');
    expect([input.getAttribute('type'), input.getAttribute('pattern'), input.getAttribute('placeholder')]).toEqual([
      'date',
      '.*',
      'yyyy-mm-dd',
    ]);
  });

  it('out of range is named with its limits, in the language’s own way', () => {
    const onBlur = vi.fn();
    render(
      <DateField label="Until" name="until" value="2026-11-30" min="2026-12-01" onChange={nothing} onBlur={onBlur} />,
    );
    fireEvent.blur(screen.getByLabelText('Until'));
    expect(screen.getByText('Enter 12/01/2026 or a later date.')).toBeTruthy();
    expect(onBlur).toHaveBeenCalledWith('early');
  });
});

describe('files', () => {
  const item: UploadItem = {
    id: '1',
    file: { name: 'receipt.pdf', size: 1000, type: 'application/pdf' },
    state: 'uploading',
    progress: 0.5,
  };
  const upload = (files: readonly UploadItem[]) => (
    <FileUpload
      label="Receipt"
      name="receipt"
      files={files}
      onAdd={nothing}
      onRemove={nothing}
      onRetry={nothing}
      onCancel={nothing}
      required
    />
  );

  it('are announced as they come, end well or badly, and go', () => {
    const { rerender } = render(upload([]));
    const news = () => screen.getByRole('status').textContent;
    expect(news()).toBe('');
    rerender(upload([item]));
    expect(news()).toBe('Added receipt.pdf');
    rerender(upload([{ ...item, progress: 0.9 }]));
    expect(news()).toBe('Added receipt.pdf');
    rerender(upload([{ ...item, state: 'failed', error: 'The line was lost.' }]));
    expect(news()).toBe('The line was lost.');
    rerender(upload([{ ...item, state: 'done' }]));
    expect(news()).toBe('receipt.pdf uploaded');
    rerender(upload([]));
    expect(news()).toBe('receipt.pdf removed');
  });

  it('are required until there is one', () => {
    const { rerender } = render(upload([]));
    expect(screen.getByLabelText<HTMLInputElement>(/Receipt/).required).toBe(true);
    rerender(upload([item]));
    expect(screen.getByLabelText<HTMLInputElement>(/Receipt/).required).toBe(false);
  });

  it('show how far they are to everybody', () => {
    render(upload([item]));
    expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Uploading receipt.pdf' }).value).toBe(0.5);
    expect(screen.getByText('Uploading, 50%')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cancel receipt.pdf' })).toBeTruthy();
  });
});

describe('a person', () => {
  it('is known by initials where the picture does not load, and by another picture again', () => {
    const { container, rerender } = render(<Avatar name="Robin Peeters" src="one.png" />);
    fireEvent.error(container.querySelector('img') ?? container);
    expect(screen.getByRole('img', { name: 'Robin Peeters' }).textContent).toBe('RP');
    rerender(<Avatar name="Robin Peeters" src="two.png" />);
    expect(container.querySelector('img')?.getAttribute('src')).toBe('two.png');
  });

  it('is not named twice where the name is beside', () => {
    render(<Avatar name="Robin Peeters" decorative />);
    expect(screen.queryByRole('img')).toBeNull();
  });
});

describe('the words of a component', () => {
  it('come from the language around it', () => {
    const find: Language['find'] = <Texts extends object>(words: Words<Texts>): Texts | undefined =>
      words.scope === selectFieldWords.scope
        ? Object.assign(Object.create(words.english), { placeholder: 'Kies een optie...' })
        : undefined;
    render(
      <LanguageContext value={{ locale: 'nl-BE', find }}>
        <SelectField label="Land" name="land" value="" onChange={nothing} options={[]} />
      </LanguageContext>,
    );
    expect(screen.getByText('Kies een optie...')).toBeTruthy();
  });

  it('have the specification’s for the copyright line and the stores', () => {
    render(
      <>
        <Copyright year={2026} />
        <StoreBadge store="apple" href="#app" />
      </>,
    );
    expect(screen.getByText('© 2026 Echelon. All rights reserved.')).toBeTruthy();
    expect(screen.getByRole('link', { name: /App Store/ }).getAttribute('target')).toBe('_blank');
  });
});
