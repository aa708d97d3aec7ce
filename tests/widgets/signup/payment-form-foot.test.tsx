import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Foot } from '../../../src/widgets/signup/payment-form/foot.js';
import type { Form, Refusal } from '../../../src/widgets/signup/payment-form/screen.js';

afterEach(cleanup);

type Shown = Parameters<typeof Foot>[0]['screen'];

const refused = (refusal: Refusal): Shown => {
  const form: Omit<Form, 'stripe'> = {
    is: 'form',
    attempt: 1,
    shown: true,
    cardComplete: true,
    addressComplete: true,
    busy: 'no',
    refusal,
    person: { email: undefined, firstName: undefined, lastName: undefined, phone: undefined, country: undefined },
  };
  return form;
};

describe('a card that was not saved', () => {
  it("is reported in the specification's words where the provider has none", () => {
    render(<Foot screen={refused({ by: 'provider', message: undefined })} edit={false} onCancel={() => undefined} />);
    expect(screen.getByRole('alert').textContent).toContain('Error submitting elements.');
  });

  it('may be saved, and charged, all the same where the answer was lost: that is said first, and that it happens once', () => {
    render(
      <Foot
        screen={refused({ by: 'server', code: 'unanswered', details: [] })}
        edit={false}
        onCancel={() => undefined}
      />,
    );
    expect(screen.getByRole('alert').textContent).toMatch(
      /your card may be saved, and charged, already\. Try again: it won’t happen twice\.$/,
    );
  });

  it('lists each thing that is wrong with the address', () => {
    render(
      <Foot
        screen={refused({ by: 'server', code: 'validationFailed', details: ['Enter a city.', 'Enter a street.'] })}
        edit={false}
        onCancel={() => undefined}
      />,
    );
    expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual(['Enter a city.', 'Enter a street.']);
  });
});
