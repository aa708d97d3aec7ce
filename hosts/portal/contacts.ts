/** The countries that the membership is sold in. */
export type ContactCountry = 'US' | 'CA' | 'MX' | 'BE';

/** How customer service is reached from one country. */
export interface Contact {
  /** As it is dialed from anywhere, and as people there write it. */
  tel: string;
  phone: string;
  email: string;
  /** Days of the week from Monday (1) to Sunday (7), and hours of the day in `timeZone`. */
  days: readonly [from: number, to: number];
  hours: readonly [from: number, to: number];
  timeZone: string;
}

/** The sandbox's own: numbers and addresses that nobody answers. Whoever runs the portal puts theirs here. */
export const contacts: Readonly<Record<ContactCountry, Contact>> = {
  US: {
    tel: '+18885550142',
    phone: '+1 888 555 0142',
    email: 'help@echelon.example',
    days: [1, 7],
    hours: [8, 22],
    timeZone: 'America/New_York',
  },
  CA: {
    tel: '+18885550167',
    phone: '+1 888 555 0167',
    email: 'help.ca@echelon.example',
    days: [1, 6],
    hours: [8, 20],
    timeZone: 'America/Toronto',
  },
  MX: {
    tel: '+528005550119',
    phone: '+52 800 555 0119',
    email: 'ayuda@echelon.example',
    days: [1, 6],
    hours: [9, 19],
    timeZone: 'America/Mexico_City',
  },
  BE: {
    tel: '+3228880142',
    phone: '+32 2 888 01 42',
    email: 'help.be@echelon.example',
    days: [1, 5],
    hours: [9, 18],
    timeZone: 'Europe/Brussels',
  },
};

const isCountry = (region: string | undefined): region is ContactCountry => region !== undefined && region in contacts;

/** The country of a reader's language, as far as it names one that has a contact. */
export function countryOf(locale: string): ContactCountry {
  const { region } = new Intl.Locale(locale).maximize();
  return isCountry(region) ? region : 'US';
}

/** An hour of a day of the week: 2024 began on a Monday. */
const at = (day: number, hour: number): number => Date.UTC(2024, 0, day, hour);

/** When somebody answers, on the clock of where they are: `Monday – Friday, 9:00 AM – 6:00 PM (Central European Time)`. */
export function openingHours({ days, hours, timeZone }: Contact, locale: string, now = Date.now()): string {
  const written = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  const week = written({ weekday: 'long' }).formatRange(at(days[0], 0), at(days[1], 0));
  const time = written({ hour: 'numeric', minute: '2-digit' }).formatRange(at(1, hours[0]), at(1, hours[1]));
  const zone = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return `${week}, ${time} (${zone})`;
}
