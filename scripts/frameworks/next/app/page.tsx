import { OfferPicker, Signup } from '@echelon/membership';
import { formatMoney } from '@echelon/membership/core';
import { Listening } from './listening';

export default function Page() {
  return (
    <main>
      <section id="one">
        <echelon-offer-picker countryCode="CA" />
      </section>
      <section id="two">
        <OfferPicker countryCode="US" appearance={{ accent: '#1f5a3d' }} />
      </section>
      <Listening />
      <section id="four">
        <echelon-offer-picker hideFooter />
      </section>
      <section id="signup">
        <Signup />
      </section>
      <p>{formatMoney({ value: 1990, currency: { code: 'USD', scale: 100 } })}</p>
    </main>
  );
}
