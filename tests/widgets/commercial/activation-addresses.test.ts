import { describe, expect, it } from 'vitest';
import { addressToType, addressWithCode } from '../../../src/widgets/commercial/commercial-activation/addresses.js';

describe('somebody in front of a console', () => {
  it('reads an address whose line ends before its path, where the screen is narrow', () => {
    expect(addressToType('https://members.example.test/activate').split('\u200b')).toEqual([
      'members.example.test',
      '/activate',
    ]);
  });

  it('scans one with the code in it', () => {
    expect(addressWithCode('https://members.example.test/activate', '6D68-6DDX')).toBe(
      'https://members.example.test/activate?code=6D68-6DDX',
    );
  });
});
