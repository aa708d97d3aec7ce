import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatShortCode, makeShortCode } from '../../../src/sandbox/commercial/activation/short-code.js';
import { isPasted, readMachine } from '../../../src/widgets/commercial/commercial-activation/read-machine.js';
import { addressWithCode } from '../../../src/widgets/commercial/commercial-activation/addresses.js';

const code = fc.noShrink(fc.constant(undefined)).map(() => makeShortCode());
const serialNumber = fc.stringMatching(/^[A-Z]{2,8}-20[0-9]{2}-[0-9]{4,8}$/);

describe('what somebody pastes or a camera reads', () => {
  it('is a code, in one piece, in groups, in any case and with any dash', () => {
    fc.assert(
      fc.property(code, fc.constantFrom('', '-', '–', ' ', ' - '), fc.boolean(), (one, between, isSmall) => {
        const text = one.slice(0, 4) + between + one.slice(4);
        const { code: found, serialNumber: none } = readMachine(` ${isSmall ? text.toLowerCase() : text}\n`);
        expect(found?.replace('-', '').toUpperCase()).toBe(one);
        expect(none).toBeUndefined();
      }),
    );
  });

  it('is a serial number', () => {
    fc.assert(
      fc.property(serialNumber, fc.constantFrom('', 'S/N ', 'SN: ', 'Serial number: '), (number, before) => {
        expect(readMachine(before + number)).toEqual({ serialNumber: number });
      }),
    );
  });

  it('is both, in either order, as a mail or a label has them', () => {
    fc.assert(
      fc.property(
        serialNumber,
        code,
        fc.boolean(),
        fc.constantFrom(' ', ', ', '\n', '\t'),
        (number, one, isFirst, gap) => {
          const text = isFirst
            ? `Serial: ${number}${gap}Code: ${formatShortCode(one)}`
            : `${formatShortCode(one)}${gap}${number}`;
          expect(readMachine(text)).toEqual({ serialNumber: number, code: formatShortCode(one) });
        },
      ),
    );
  });

  it('is the address that a screen shows, with its code', () => {
    fc.assert(
      fc.property(code, one => {
        const userCode = formatShortCode(one);
        expect(readMachine(addressWithCode('https://members.example.com/activate?lang=fr', userCode))).toEqual({
          code: userCode,
        });
        expect(readMachine(`https://members.example.com/activate/${one}`)).toEqual({ code: one });
      }),
    );
    expect(readMachine('https://members.example.com/m?sn=EX8S-2026-000101&code=XK4P-9TQM')).toEqual({
      serialNumber: 'EX8S-2026-000101',
      code: 'XK4P-9TQM',
    });
  });

  it('may be neither', () => {
    expect([readMachine(''), readMachine('?!'), readMachine('https://example.com/')]).toEqual([{}, {}, {}]);
  });
});

it('letters that come one by one are typed, those that come together are pasted', () => {
  expect([isPasted('', 'E'), isPasted('EX8', 'EX8S'), isPasted('', 'EX8S-2026'), isPasted('ABCD', '')]).toEqual([
    false,
    false,
    true,
    false,
  ]);
});
