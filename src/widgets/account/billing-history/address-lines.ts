import type { BillingDetails } from '../../../core/contract/schemas/account.js';

/** The lines of an address as in a letter; no region line without a region. */
export function addressLines(
  { firstName, lastName, address }: Pick<BillingDetails, 'firstName' | 'lastName' | 'address'>,
  locale: string,
): string[] {
  const { streetLine1, streetLine2, city, region, postalCode, country } = address;
  const place = [city, region.code === 'NA' ? '' : region.code].filter(Boolean).join(', ');
  const countryName =
    new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' }).of(country.code) ?? country.code;
  return [
    `${firstName} ${lastName}`.trim(),
    streetLine1,
    streetLine2 ?? '',
    `${place} ${postalCode}`.trim(),
    countryName,
  ].filter(Boolean);
}
