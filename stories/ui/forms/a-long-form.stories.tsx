import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { Handbook } from '../../../.storybook/handbook.js';
import { inRoot } from '../../../.storybook/in-root.js';
import { Button } from '../../../src/ui/actions/button/button.js';
import { CheckboxGroup } from '../../../src/ui/forms/checkbox-group/checkbox-group.js';
import { Checkbox } from '../../../src/ui/forms/checkbox/checkbox.js';
import { Combobox } from '../../../src/ui/forms/combobox/combobox.js';
import { filterOptions } from '../../../src/ui/forms/combobox/match.js';
import { DateField } from '../../../src/ui/forms/date-field/date-field.js';
import { ErrorSummary } from '../../../src/ui/forms/error-summary/error-summary.js';
import { Optional } from '../../../src/ui/forms/field/optional.js';
import { FileUpload, type UploadItem } from '../../../src/ui/forms/file-upload/file-upload.js';
import { MoneyField } from '../../../src/ui/forms/money-field/money-field.js';
import { NumberField } from '../../../src/ui/forms/number-field/number-field.js';
import { PasswordField } from '../../../src/ui/forms/password-field/password-field.js';
import { usePasswordPolicy } from '../../../src/ui/forms/password-field/use-password-policy.js';
import { PhoneField } from '../../../src/ui/forms/phone-field/phone-field.js';
import { RadioGroup } from '../../../src/ui/forms/radio-group/radio-group.js';
import { SelectField } from '../../../src/ui/forms/select-field/select-field.js';
import { Switch } from '../../../src/ui/forms/switch/switch.js';
import { TextField } from '../../../src/ui/forms/text-field/text-field.js';
import { Textarea } from '../../../src/ui/forms/textarea/textarea.js';

const cities = [
  'Antwerpen',
  'Brugge',
  'Bruxelles',
  'Charleroi',
  'Gent',
  'Leuven',
  'Liège',
  'Mechelen',
  'Namur',
  'Oostende',
].map(name => ({ value: name, label: name }));

const empty = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  phone: '',
  country: '',
  street: '',
  city: '',
  postcode: '',
  delivery: '',
  day: '',
  bikes: 1,
  insured: undefined as number | undefined,
  note: '',
  news: [] as readonly string[],
  terms: false,
  friends: true,
  files: [] as readonly UploadItem[],
};
type Values = typeof empty;

/** In the order of the fields. */
function problemsOf(values: Values) {
  const asked = [
    ['firstName', values.firstName === '', 'Enter your first name.'],
    ['lastName', values.lastName === '', 'Enter your last name.'],
    ['email', !values.email.includes('@'), 'Enter an email address like name@example.com.'],
    ['password', values.password === '', 'Choose a password.'],
    ['phone', values.phone === '', 'Enter a phone number that the driver can call.'],
    ['country', values.country === '', 'Choose your country.'],
    ['street', values.street === '', 'Enter your street and house number.'],
    ['city', values.city === '', 'Enter your city.'],
    ['delivery', values.delivery === '', 'Choose how it should be delivered.'],
    ['day', values.day === '', 'Choose a day for the delivery.'],
    ['files', values.files.length === 0, 'Add your proof of purchase.'],
    ['terms', !values.terms, 'Agree to the terms first.'],
  ] as const;
  return asked.flatMap(([field, wrong, text]) => (wrong ? [{ field, text }] : []));
}

function LongForm({ onSent, sent: sentAtFirst = false }: { onSent: () => void; sent?: boolean }) {
  const [values, setValues] = useState(empty);
  const [tries, setTries] = useState(sentAtFirst ? 1 : 0);
  const summary = useRef<HTMLDivElement>(null);
  const policy = usePasswordPolicy(values.password);
  const problems = tries > 0 ? problemsOf(values) : [];
  const of = <Name extends keyof Values>(name: Name) => ({
    id: name,
    name,
    value: values[name],
    error: problems.find(({ field }) => field === name)?.text,
    onChange: (value: Values[Name]) => setValues(known => ({ ...known, [name]: value })),
  });
  useEffect(() => {
    if (tries > 0 && !sentAtFirst) summary.current?.focus();
  }, [tries, sentAtFirst]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (problemsOf(values).length === 0) onSent();
    else setTries(tries + 1);
  };
  const group = { display: 'grid', gap: 24 } as const;
  const pair = {
    display: 'grid',
    gap: '24px 16px',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  } as const;
  const heading = { fontSize: 22, fontWeight: 650, lineHeight: 1.15 } as const;
  return (
    <form
      style={{ display: 'grid', gap: 48, maxInlineSize: 640, marginInline: 'auto' }}
      aria-label="Delivery"
      noValidate
      onSubmit={submit}
    >
      <h1 style={{ fontSize: 36, fontWeight: 650, lineHeight: 1.15 }}>Where should your bike go?</h1>
      {problems.length > 0 && <ErrorSummary ref={summary} errors={problems} />}
      <section style={group} aria-labelledby="you">
        <h2 id="you" style={heading}>
          You
        </h2>
        <div style={pair}>
          <TextField {...of('firstName')} label="First name" autoComplete="given-name" required />
          <TextField {...of('lastName')} label="Last name" autoComplete="family-name" required />
        </div>
        <TextField
          {...of('email')}
          label="Email address"
          type="email"
          autoComplete="email"
          required
          helper="You sign in with it, and your receipts go there."
        />
        <PasswordField
          {...of('password')}
          label="Password"
          autoComplete="new-password"
          required
          requirements={policy}
          showInvalidIfEmpty={tries > 0 && values.password === ''}
        />
        <PhoneField
          {...of('phone')}
          label="Phone number"
          defaultCountry={values.country || 'BE'}
          required
          helper="The driver calls it on the day."
        />
      </section>
      <section style={group} aria-labelledby="address">
        <h2 id="address" style={heading}>
          Address
        </h2>
        <SelectField
          {...of('country')}
          label="Country"
          autoComplete="country"
          required
          options={[
            { value: 'MX', label: 'Mexico' },
            { value: 'CA', label: 'Canada' },
            { value: 'US', label: 'United States' },
            { value: 'BE', label: 'Belgium' },
          ]}
        />
        <TextField {...of('street')} label="Street and house number" autoComplete="address-line1" required />
        <div style={pair}>
          <TextField {...of('postcode')} label={<Optional>Postal code</Optional>} autoComplete="postal-code" />
          <Combobox
            {...of('city')}
            label="City"
            required
            suggestions={filterOptions(cities, values.city)}
            onChoose={() => undefined}
          />
        </div>
      </section>
      <section style={group} aria-labelledby="delivery-title">
        <h2 id="delivery-title" style={heading}>
          Delivery
        </h2>
        <RadioGroup
          {...of('delivery')}
          label="How should it be delivered?"
          required
          cards
          options={[
            { value: 'door', label: 'To the door', helper: 'One person, no stairs.' },
            { value: 'room', label: 'To the room and set up', helper: 'Two people, one hour.' },
          ]}
        />
        <div style={pair}>
          <DateField {...of('day')} label="Day" required min="2026-12-01" max="2026-12-31" helper="In December 2026." />
          <NumberField
            {...of('bikes')}
            label="Bikes"
            min={1}
            max={50}
            value={values.bikes}
            onChange={bikes => setValues(known => ({ ...known, bikes: bikes ?? 1 }))}
          />
        </div>
        <MoneyField
          {...of('insured')}
          label={<Optional>Insured for</Optional>}
          helper="Up to $10,000.00."
          max={1_000_000}
        />
        <Textarea {...of('note')} label={<Optional>What should the driver know?</Optional>} limit={200} />
        <FileUpload
          label="Proof of purchase"
          id="files"
          name="files"
          error={of('files').error}
          required
          accept="image/*,.pdf"
          maxSize={10_000_000}
          helper="A picture or PDF, up to 10 MB."
          files={values.files}
          onAdd={added => setValues({ ...values, files: added.map(file => ({ id: file.name, file, state: 'done' })) })}
          onRemove={() => setValues({ ...values, files: [] })}
        />
      </section>
      <section style={group} aria-labelledby="last">
        <h2 id="last" style={heading}>
          Before you send it
        </h2>
        <CheckboxGroup
          label={<Optional>What may we write to you about?</Optional>}
          name="news"
          values={values.news}
          onChange={news => setValues({ ...values, news })}
          options={[
            { value: 'class', label: 'New classes', helper: 'Once a week at the most.' },
            { value: 'offer', label: 'Offers' },
          ]}
        />
        <Switch
          label="Show my rides to friends"
          checked={values.friends}
          onChange={friends => setValues({ ...values, friends })}
          helper="You can change this at any time."
        />
        <Checkbox
          id="terms"
          name="terms"
          label="I agree to the Echelon Terms and Conditions"
          required
          checked={values.terms}
          onChange={terms => setValues({ ...values, terms })}
          error={of('terms').error}
        />
        <div>
          <Button submit size="lg">
            Order delivery
          </Button>
        </div>
      </section>
    </form>
  );
}

const meta = {
  title: 'Design system/Forms/A long form',
  component: LongForm,
  decorators: [inRoot],
  args: { onSent: fn() },
  parameters: {
    handbook: {
      use: [
        'Ask for one thing per field, in the order in which people think of them, in one column; only what belongs together stands side by side.',
        'Say what is wrong beside its field and again above the form, in the same words, and move the focus there.',
        'Keep everything that was written when a form is refused.',
      ],
      avoid: [
        'Do not disable the button until all is right: say what is missing when it is pressed.',
        'Do not empty a field because it was wrong.',
      ],
      instead: [['There are more than some ten questions', 'Several pages, with a stepper']],
      keyboard: [
        ['Tab', 'Goes from field to field.'],
        ['Enter', 'In a field: sends the form.'],
      ],
    } satisfies Handbook,
  },
} satisfies Meta<typeof LongForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToFillIn: Story = {};

/** Sent with nothing in it: each line above leads to its field. */
export const WithErrors: Story = { args: { sent: true } };

export const WithErrorsNarrow: Story = {
  args: { sent: true },
  render: args => (
    <div style={{ inlineSize: 320, maxInlineSize: '100%' }}>
      <LongForm {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Refused, corrected and sent, by keyboard from field to field. */
export const Mending: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByLabelText(/First name/), 'Robin');
    await userEvent.click(canvas.getByRole('button', { name: 'Order delivery' }));
    const summary = await canvas.findByRole('alert');
    await expect(summary).toHaveFocus();
    await expect(within(summary).getAllByRole('link')).toHaveLength(11);
    await expect(canvas.getByLabelText(/First name/)).toHaveValue('Robin');
    for (const [text, field] of [
      ['Enter your last name.', /Last name/],
      ['Choose your country.', /^Country\*?$/],
      ['Enter your city.', /City/],
      ['Choose a day for the delivery.', /Day/],
      ['Add your proof of purchase.', /Proof of purchase/],
      ['Agree to the terms first.', /I agree/],
    ] as const) {
      await userEvent.click(within(canvas.getByRole('alert')).getByRole('link', { name: text }));
      await expect(canvas.getByLabelText(field)).toHaveFocus();
    }
    await userEvent.click(
      within(canvas.getByRole('alert')).getByRole('link', { name: 'Choose how it should be delivered.' }),
    );
    await expect(canvas.getByRole('radio', { name: 'To the door' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.queryByRole('link', { name: 'Choose how it should be delivered.' })).toBeNull();
  },
};
