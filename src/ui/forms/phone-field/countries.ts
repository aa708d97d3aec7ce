/** A country or territory by its ISO code, and what is dialled for it. */
export interface PhoneCountry {
  code: string;
  dial: string;
}

// Where the equipment is sold comes first (spec s.9), the rest by code. Of those that share a dialling code the first
// listed has a number that says nothing more.
const first = 'MX52 CA1 US1 BE32';
const others =
  'AD376 AE971 AF93 AG1268 AI1264 AL355 AM374 AO244 AR54 AS1684 AT43 AU61 AW297 AZ994 BA387 BB1246 BD880 BF226 BG359 BH973 BI257 BJ229 BM1441 BN673 BO591 BR55 ' +
  'BS1242 BT975 BW267 BY375 BZ501 CD243 CF236 CG242 CH41 CI225 CK682 CL56 CM237 CN86 CO57 CR506 CU53 CV238 CW599 CY357 CZ420 DE49 DJ253 DK45 DM1767 DO1809 DZ213 EC593 ' +
  'EE372 EG20 ER291 ES34 ET251 FI358 FJ679 FK500 FM691 FO298 FR33 GA241 GB44 GD1473 GE995 GF594 GH233 GI350 GL299 GM220 GN224 GP590 GQ240 GR30 GT502 GU1671 GW245 GY592 ' +
  'HK852 HN504 HR385 HT509 HU36 ID62 IE353 IL972 IN91 IQ964 IR98 IS354 IT39 JM1876 JO962 JP81 KE254 KG996 KH855 KI686 KM269 KN1869 KP850 KR82 KW965 KY1345 KZ77 LA856 LB961 ' +
  'LC1758 LI423 LK94 LR231 LS266 LT370 LU352 LV371 LY218 MA212 MC377 MD373 ME382 MG261 MH692 MK389 ML223 MM95 MN976 MO853 MP1670 MQ596 MR222 MS1664 MT356 MU230 MV960 MW265 ' +
  'MY60 MZ258 NA264 NC687 NE227 NG234 NI505 NL31 NO47 NP977 NR674 NU683 NZ64 OM968 PA507 PE51 PF689 PG675 PH63 PK92 PL48 PM508 PR1787 PS970 PT351 PW680 PY595 QA974 RE262 ' +
  'RO40 RS381 RU7 RW250 SA966 SB677 SC248 SD249 SE46 SG65 SI386 SK421 SL232 SM378 SN221 SO252 SR597 SS211 ST239 SV503 SX1721 SY963 SZ268 TC1649 TD235 TG228 TH66 TJ992 TL670 ' +
  'TM993 TN216 TO676 TR90 TT1868 TV688 TW886 TZ255 UA380 UG256 UY598 UZ998 VC1784 VE58 VG1284 VI1340 VN84 VU678 WF681 WS685 XK383 YE967 ZA27 ZM260 ZW263';

const read = (list: string): PhoneCountry[] =>
  list.split(' ').map(entry => ({ code: entry.slice(0, 2), dial: entry.slice(2) }));

export const firstCountries: readonly PhoneCountry[] = read(first);
export const otherCountries: readonly PhoneCountry[] = read(others);
export const countries: readonly PhoneCountry[] = [...firstCountries, ...otherCountries];

/** The country of that code; the United States by default. */
export const countryOf = (code: string): PhoneCountry =>
  countries.find(country => country.code === code) ?? { code: 'US', dial: '1' };

// The area codes of Canada in +1.
const canadian =
  /^(?:204|226|236|249|250|257|263|289|306|343|354|36[578]|382|387|403|416|418|428|431|437|438|450|460|468|474|506|514|519|537|548|568|579|581|584|587|604|613|639|647|672|683|705|709|742|753|778|780|782|807|819|825|867|873|879|902|905|942)/;

/** Whose number it is, digits after the plus; `current` where its dialling code leaves it open. */
export function countryOfDigits(digits: string, current: string): PhoneCountry | undefined {
  const possible = countries.filter(({ dial }) => digits.startsWith(dial));
  const longest = Math.max(...possible.map(({ dial }) => dial.length));
  const best = possible.filter(({ dial }) => dial.length === longest);
  if (best[0]?.dial === '1' && digits.length >= 4) return countryOf(canadian.test(digits.slice(1)) ? 'CA' : 'US');
  return best.find(({ code }) => code === current) ?? best[0];
}
