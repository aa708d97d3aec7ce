import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { clientAddress } from '../../../src/sandbox/node/client-address.js';
import { readSettings, settings } from '../../../src/sandbox/node/settings.js';

const why = (env: Record<string, string>) => {
  try {
    readSettings(env);
    return 'started';
  } catch (error) {
    return error instanceof Error ? error.message : error;
  }
};

describe('a setting that is wrong', () => {
  it('is said in one sentence: what it is, what it got, what to write', () => {
    const given: [string, string, string][] = [
      ['PORT', 'abc', 'PORT is "abc": write a whole number of 0 to 65535.'],
      ['PORT', '70000', 'PORT is "70000": write a whole number of 0 to 65535.'],
      ['HOST', 'everywhere', 'HOST is "everywhere": write an address of this machine, such as 0.0.0.0, or localhost.'],
      [
        'PORTAL_URL',
        'http://my.example.com',
        'PORTAL_URL is "http://my.example.com": write the origin of the portal without a path, such as https://my.example.com; http only for localhost.',
      ],
      [
        'TRUSTED_PROXIES',
        '10.0.0.0/99',
        'TRUSTED_PROXIES is "10.0.0.0/99": write a whole number of 0 to 9, or addresses and ranges such as 10.0.0.0/8,fd00::/8.',
      ],
      ['DRAIN_SECONDS', '-1', 'DRAIN_SECONDS is "-1": write a whole number of 0 to 600.'],
      ['ECHELON_WORLD', 'nowhere', 'ECHELON_WORLD is "nowhere": write the name of a world, such as default or fresh.'],
      [
        'ECHELON_DATA',
        '~/data',
        'ECHELON_DATA is "~/data": write the path of a folder that holds the data and nothing else.',
      ],
      [
        'ECHELON_REVISION',
        'a b',
        'ECHELON_REVISION is "a b": write a commit or a version: letters, digits, dots, dashes.',
      ],
    ];
    for (const [name, value, sentence] of given) expect(why({ [name]: value }), name).toBe(sentence);
  });

  it('is not repeated where it is a secret', () => {
    for (const name of ['DATABASE_URL', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET']) {
      const sentence = why({ [name]: 'sk_live_hush' });
      expect(sentence).toContain(`${name} is something else (not shown here): write `);
      expect(sentence).not.toContain('hush');
    }
  });

  it('is said with all others that are wrong, and with those that production lacks', () => {
    expect(why({ NODE_ENV: 'production', PORT: 'x', HOST: 'y' })).toMatch(
      /^PORTAL_URL is missing: write .*\nPORT is "x": .*\nHOST is "y": .*$/,
    );
    expect(why({ NODE_ENV: 'production', PORTAL_URL: '' })).toMatch(/^PORTAL_URL is missing/);
  });

  it('counts as not set when it is empty', () => {
    const empty = Object.fromEntries(settings.map(({ name }) => [name, ' ']));
    expect(readSettings(empty)).toEqual(readSettings({}));
    expect(readSettings({})).toMatchObject({ port: 4100, host: '127.0.0.1', drainSeconds: 10, production: false });
  });

  it('has its row in the README, and no other setting has', () => {
    const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
    const rows = [...readme.matchAll(/^\| `([A-Z_]+)` \| (.+) \|$/gm)].map(([, name, does]) => [name, does]);
    expect(rows).toEqual(settings.map(({ name, does }) => [name, does]));
  });
});

describe('who asks', () => {
  const forwarded = (list: string) => ({ 'x-forwarded-for': list });

  it('is the other end of the line where nobody is trusted, whatever a header says', () => {
    const who = clientAddress('');
    expect(who('10.0.0.1', forwarded('203.0.113.7'))).toBe('10.0.0.1');
    expect(who('::ffff:10.0.0.1', {})).toBe('10.0.0.1');
  });

  it('is read from the right, through as many proxies as there are, and never past them', () => {
    expect(clientAddress('1')('10.0.0.1', forwarded('1.2.3.4, 203.0.113.7'))).toBe('203.0.113.7');
    expect(clientAddress('2')('10.0.0.1', forwarded('1.2.3.4, 203.0.113.7, 10.0.0.2'))).toBe('203.0.113.7');
    expect(clientAddress('3')('10.0.0.1', forwarded('203.0.113.7'))).toBe('203.0.113.7');
    expect(clientAddress('1')('10.0.0.1', {})).toBe('10.0.0.1');
    expect(clientAddress('1')('10.0.0.1', forwarded('203.0.113.7, nonsense'))).toBe('10.0.0.1');
  });

  it('is read through proxies of these addresses alone', () => {
    const who = clientAddress('10.0.0.0/8, fd00::/8');
    expect(who('10.0.0.1', forwarded('1.2.3.4, 203.0.113.7, 10.9.9.9'))).toBe('203.0.113.7');
    expect(who('fd00::1', { forwarded: 'for=1.2.3.4, for="[2001:db8::7]:4711";proto=https' })).toBe('2001:db8::7');
    expect(who('198.51.100.1', forwarded('203.0.113.7'))).toBe('198.51.100.1');
  });
});
