import { describe, expect, it } from 'vitest';
import { contacts, countryOf, openingHours } from '../../hosts/portal/contacts.js';

describe('a person who looks for customer service', () => {
  it.each([
    ['en-US', 'US'],
    ['fr-CA', 'CA'],
    ['es-MX', 'MX'],
    ['nl-BE', 'BE'],
    ['nl', 'US'],
    ['en-GB', 'US'],
  ])('finds that of their own country, where there is one: %s, %s', (locale, country) => {
    expect(countryOf(locale)).toBe(country);
  });

  it('reads its hours in their language, on the clock of those who answer, in summer and in winter', () => {
    const winter = Date.UTC(2026, 0, 15);
    const summer = Date.UTC(2026, 6, 15);
    const plain = (text: string) => text.replaceAll(/\s/g, ' ').replaceAll(/\s*–\s*/g, '–');
    expect(plain(openingHours(contacts.BE, 'en-US', winter))).toBe(
      'Monday–Friday, 9:00 AM–6:00 PM (Central European Time)',
    );
    expect(openingHours(contacts.BE, 'en-US', summer)).toBe(openingHours(contacts.BE, 'en-US', winter));
    expect(plain(openingHours(contacts.US, 'nl-BE', winter))).toBe('maandag–zondag, 08:00–22:00 (Eastern-tijd)');
    expect(plain(openingHours(contacts.MX, 'es-MX', winter))).toContain('lunes–sábado, 9:00 a.m.–7:00 p.m.');
  });

  it.each(Object.entries(contacts))('calls the number that they read: %s', (_, { tel, phone, email }) => {
    expect(phone.replaceAll(' ', '')).toBe(tel);
    expect(email).toMatch(/^[\w.]+@[\w.]+$/);
  });
});
