import type { BillingAddress } from '../../../core/contract/schemas/account.js';
import type { Country } from '../../../core/contract/schemas/countries.js';

/** How a country writes its postal codes; a code that it cannot read is left as it is. */
const postalCodes: Readonly<Record<string, (compact: string) => string | undefined>> = {
  US: code => (/^\d{5}$/.test(code) ? code : /^\d{9}$/.test(code) ? `${code.slice(0, 5)}-${code.slice(5)}` : undefined),
  CA: code => (/^[A-Z]\d[A-Z]\d[A-Z]\d$/.test(code) ? `${code.slice(0, 3)} ${code.slice(3)}` : undefined),
  MX: code => (/^\d{5}$/.test(code) ? code : undefined),
  BE: code => /^(?:B)?(\d{4})$/.exec(code)?.[1],
};

const tidy = (text: string): string => text.trim().replaceAll(/\s+/gu, ' ');

function postalCode(code: string, country: string): string {
  const upper = tidy(code).toUpperCase();
  return postalCodes[country]?.(upper.replaceAll(/[\s.-]/gu, '')) ?? upper;
}

/** The region's code, from its name too; 'NA' where there is none (spec s.3). */
function regionCode(code: string, regions: Country['regions']): string {
  const upper = tidy(code).toUpperCase();
  return regions.find(({ name }) => name.toUpperCase() === upper)?.code ?? (upper || 'NA');
}

/** An address as its country writes it. `regions` are those of its country. */
export function tidyAddress(address: BillingAddress, regions: Country['regions']): BillingAddress {
  const country = tidy(address.country.code).toUpperCase();
  const streetLine2 = address.streetLine2 === undefined ? '' : tidy(address.streetLine2);
  return {
    streetLine1: tidy(address.streetLine1),
    ...(streetLine2 && { streetLine2 }),
    city: tidy(address.city),
    postalCode: postalCode(address.postalCode, country),
    country: { code: country },
    region: { code: regionCode(address.region.code, regions) },
  };
}

const parts: readonly (readonly [field: string, of: (address: BillingAddress) => string | undefined])[] = [
  ['streetLine1', ({ streetLine1 }) => streetLine1],
  ['streetLine2', ({ streetLine2 }) => streetLine2],
  ['city', ({ city }) => city],
  ['postalCode', ({ postalCode: code }) => code],
  ['country.code', ({ country }) => country.code],
  ['region.code', ({ region }) => region.code],
];

/** The fields in which two addresses differ, in the order of a form. */
export const changedFields = (before: BillingAddress, after: BillingAddress): string[] =>
  parts.filter(([, of]) => of(before) !== of(after)).map(([field]) => field);
