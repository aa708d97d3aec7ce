import { Button, SelectField, useLocale, useWords } from '@echelon/membership/ui';
import { useState } from 'react';
import { contacts, countryOf, openingHours } from '../contacts.js';
import { helpWords } from './help-words.js';

/** How customer service is reached from the reader's country, or from another that they choose. */
export function ContactWays() {
  const { contact: words } = useWords(helpWords);
  const locale = useLocale();
  const [chosen, setChosen] = useState<string>();
  const country = chosen ?? countryOf(locale);
  const contact = Object.entries(contacts).find(([code]) => code === country)?.[1] ?? contacts.US;
  const { tel, phone, email } = contact;
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return (
    <div className="contact">
      <div className="contact-ways" role="status">
        <div className="contact-way">
          <Button href={`tel:${tel}`} type="secondary">
            {words.call}
          </Button>
          <p>
            <bdi dir="ltr">{phone}</bdi>
          </p>
          <p className="lead">{openingHours(contact, locale)}</p>
        </div>
        <div className="contact-way">
          <Button href={`mailto:${email}`} type="secondary">
            {words.write}
          </Button>
          <p>
            <bdi>{email}</bdi>
          </p>
        </div>
      </div>
      <div className="contact-country">
        <SelectField
          label={words.country}
          name="contactCountry"
          settled
          value={country}
          onChange={setChosen}
          options={Object.keys(contacts).map(value => ({ value, label: names.of(value) ?? value }))}
        />
      </div>
    </div>
  );
}
