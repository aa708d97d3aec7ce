import type { Country } from '../../../core/contract/schemas/countries.js';

const named = (pairs: readonly (readonly [code: string, name: string])[]): Country['regions'] =>
  pairs.map(([code, name]) => ({ code, name }));

/** `AL Alabama` per entry: the two-letter code, a space, the name. */
const listed = (text: string) =>
  named(text.split(',').map(entry => [entry.trim().slice(0, 2), entry.trim().slice(3)] as const));

const statesOfUs = listed(
  'AL Alabama, AK Alaska, AZ Arizona, AR Arkansas, CA California, CO Colorado, CT Connecticut, DE Delaware, DC District of Columbia, FL Florida, GA Georgia, HI Hawaii, ID Idaho, IL Illinois, IN Indiana, IA Iowa, KS Kansas, KY Kentucky, LA Louisiana, ME Maine, MD Maryland, MA Massachusetts, MI Michigan, MN Minnesota, MS Mississippi, MO Missouri, MT Montana, NE Nebraska, NV Nevada, NH New Hampshire, NJ New Jersey, NM New Mexico, NY New York, NC North Carolina, ND North Dakota, OH Ohio, OK Oklahoma, OR Oregon, PA Pennsylvania, PR Puerto Rico, RI Rhode Island, SC South Carolina, SD South Dakota, TN Tennessee, TX Texas, UT Utah, VT Vermont, VA Virginia, WA Washington, WV West Virginia, WI Wisconsin, WY Wyoming',
);

const provincesOfCanada = listed(
  'AB Alberta, BC British Columbia, MB Manitoba, NB New Brunswick, NL Newfoundland and Labrador, NS Nova Scotia, NT Northwest Territories, NU Nunavut, ON Ontario, PE Prince Edward Island, QC Quebec, SK Saskatchewan, YT Yukon',
);

const statesOfMexico = named([
  ['AGU', 'Aguascalientes'],
  ['BCN', 'Baja California'],
  ['BCS', 'Baja California Sur'],
  ['CAM', 'Campeche'],
  ['CHP', 'Chiapas'],
  ['CHH', 'Chihuahua'],
  ['CMX', 'Ciudad de México'],
  ['COA', 'Coahuila'],
  ['COL', 'Colima'],
  ['DUR', 'Durango'],
  ['GUA', 'Guanajuato'],
  ['GRO', 'Guerrero'],
  ['HID', 'Hidalgo'],
  ['JAL', 'Jalisco'],
  ['MEX', 'México'],
  ['MIC', 'Michoacán'],
  ['MOR', 'Morelos'],
  ['NAY', 'Nayarit'],
  ['NLE', 'Nuevo León'],
  ['OAX', 'Oaxaca'],
  ['PUE', 'Puebla'],
  ['QUE', 'Querétaro'],
  ['ROO', 'Quintana Roo'],
  ['SLP', 'San Luis Potosí'],
  ['SIN', 'Sinaloa'],
  ['SON', 'Sonora'],
  ['TAB', 'Tabasco'],
  ['TAM', 'Tamaulipas'],
  ['TLA', 'Tlaxcala'],
  ['VER', 'Veracruz'],
  ['YUC', 'Yucatán'],
  ['ZAC', 'Zacatecas'],
]);

/** Where memberships are sold. Belgian addresses have no region; the specification's 'NA' means that. */
export const countries: readonly Country[] = [
  { code: 'US', name: 'United States', currency: { code: 'USD', scale: 100 }, regions: statesOfUs },
  { code: 'CA', name: 'Canada', currency: { code: 'CAD', scale: 100 }, regions: provincesOfCanada },
  { code: 'MX', name: 'Mexico', currency: { code: 'MXN', scale: 100 }, regions: statesOfMexico },
  { code: 'BE', name: 'Belgium', currency: { code: 'EUR', scale: 100 }, regions: [] },
];
