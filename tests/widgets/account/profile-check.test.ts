import { describe, expect, it } from 'vitest';
import { check, type FieldProblem, type Known } from '../../../src/widgets/account/profile-editor/check.js';
import { blank, type Field, type Values } from '../../../src/widgets/account/profile-editor/values.js';

const values: Values = {
  ...blank,
  firstName: 'Alex',
  lastName: 'Rider',
  displayName: 'Alex R.',
  email: 'alex@example.com',
  birthDate: '1990-02-28',
  heightMm: 1775,
  'address.country.code': 'US',
  'address.streetLine1': '12 Harbor Street',
  'address.city': 'Portland',
  'address.region.code': 'OR',
  'address.postalCode': '97201',
};
const currency = { code: 'USD', scale: 100 };
const known: Known = {
  values,
  countries: [
    { code: 'US', name: 'United States', currency, regions: [{ code: 'OR', name: 'Oregon' }] },
    { code: 'BE', name: 'Belgium', currency, regions: [] },
  ],
  isDateHalf: false,
  today: '2027-03-09',
};

describe('a profile’s field', () => {
  it.each<[Partial<Values>, Field, FieldProblem]>([
    [{ firstName: '  ' }, 'firstName', 'firstNameMissing'],
    [{ firstName: 'x'.repeat(101) }, 'firstName', 'nameLong'],
    [{ lastName: '' }, 'lastName', 'lastNameMissing'],
    [{ displayName: '' }, 'displayName', 'displayNameMissing'],
    [{ displayName: 'x'.repeat(41) }, 'displayName', 'displayNameLong'],
    [{ email: '' }, 'email', 'emailMissing'],
    [{ email: 'nobody' }, 'email', 'emailMalformed'],
    [{ email: 'new@echelon.test' }, 'currentPassword', 'passwordMissing'],
    [{ phoneNumber: 'call me' }, 'phoneNumber', 'phoneMalformed'],
    [{ phoneNumber: '123' }, 'phoneNumber', 'phoneMalformed'],
    [{ birthDate: '2999-01-01' }, 'birthDate', 'birthDateFuture'],
    [{ birthDate: '1801-01-01' }, 'birthDate', 'birthDateOld'],
    [{ heightMm: 299 }, 'heightMm', 'heightRange'],
    [{ heightMm: 'unreadable' }, 'heightMm', 'heightRange'],
    [{ weightGrams: 650_001 }, 'weightGrams', 'weightRange'],
    [{ maxHeartRate: 241 }, 'maxHeartRate', 'maxHeartRateRange'],
    [{ restingHeartRate: 24 }, 'restingHeartRate', 'restingHeartRateRange'],
    [{ ftp: 701 }, 'ftp', 'ftpRange'],
    [{ 'address.streetLine1': '' }, 'address.streetLine1', 'streetMissing'],
    [{ 'address.city': ' ' }, 'address.city', 'cityMissing'],
    [{ 'address.region.code': '' }, 'address.region.code', 'regionMissing'],
    [{ 'address.postalCode': '' }, 'address.postalCode', 'postalCodeMissing'],
    [{ 'address.postalCode': 'K1A 0B1' }, 'address.postalCode', 'postalCodeMalformed'],
    [{ 'address.streetLine2': 'x'.repeat(201) }, 'address.streetLine2', 'addressLong'],
  ])('with %j has its own problem', (typed, field, problem) => {
    expect(check(field, { ...values, ...typed }, known)).toBe(problem);
  });

  it.each<[Partial<Values>, Field]>([
    [{ birthDate: '2027-03-09' }, 'birthDate'],
    [{ birthDate: '1906-12-31' }, 'birthDate'],
    [{ heightMm: 300 }, 'heightMm'],
    [{ heightMm: null }, 'heightMm'],
    [{ phoneNumber: '+32 (0)470 12 34 56' }, 'phoneNumber'],
    [{ 'address.postalCode': '97201-1234' }, 'address.postalCode'],
    [{ 'address.country.code': 'BE', 'address.region.code': '', 'address.postalCode': 'B-9000' }, 'address.postalCode'],
    [{ 'address.country.code': 'BE', 'address.region.code': '' }, 'address.region.code'],
    [{ 'address.country.code': 'NZ', 'address.region.code': '', 'address.postalCode': '' }, 'address.postalCode'],
    [
      { 'address.streetLine1': '', 'address.city': '', 'address.region.code': '', 'address.postalCode': '' },
      'address.city',
    ],
  ])('with %j is right', (typed, field) => {
    expect(check(field, { ...values, ...typed }, known)).toBeUndefined();
  });

  it('does not block the form while nobody has touched it, however wrong it is', () => {
    const old: Values = { ...values, lastName: '', heightMm: 1, 'address.postalCode': '!' };
    for (const field of ['lastName', 'heightMm', 'address.postalCode', 'currentPassword'] as const)
      expect(check(field, old, { ...known, values: old })).toBeUndefined();
  });

  it('asks for the rest of a date that is half typed', () => {
    expect(check('birthDate', { ...values, birthDate: '' }, { ...known, isDateHalf: true })).toBe('birthDateMalformed');
  });
});
