import { describe, expect, it } from 'vitest';
import { playwrightFailures, failureReport, vitestFailures } from '../../scripts/lib/failures.mjs';

const noise = Array.from({ length: 5000 }, (_, line) => `✓ passed ${line}`).join('\n');

describe('what npm test prints of a suite that failed', () => {
  it('begins with the test that failed in Firefox, its titles and its error, without colours', () => {
    const tests = [
      {
        titles: ['terms.spec.ts', 'are read'],
        test: { projectName: 'firefox', status: 'expected', results: [{ errors: [] }] },
      },
      {
        titles: ['terms.spec.ts', 'the terms on a phone', 'are agreed to'],
        test: {
          projectName: 'firefox',
          status: 'unexpected',
          results: [{ errors: [{ message: '\u001B[31mError: not there\u001B[39m\n  at page' }] }],
        },
      },
    ];
    expect(failureReport(playwrightFailures(tests), noise)).toBe(
      '✗ [firefox] › terms.spec.ts › the terms on a phone › are agreed to\n  Error: not there\n    at page',
    );
  });

  it('begins with the test that failed in Vitest', () => {
    const report = {
      testResults: [
        {
          name: '/a.test.ts',
          status: 'passed',
          message: '',
          assertionResults: [{ status: 'passed', ancestorTitles: ['', 'a'], title: 'works', failureMessages: [] }],
        },
        {
          name: '/b.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            {
              status: 'failed',
              ancestorTitles: ['', 'b'],
              title: 'works',
              failureMessages: ['AssertionError: 1 is not 2'],
            },
          ],
        },
      ],
    };
    expect(failureReport(vitestFailures(report), noise)).toBe('✗ /b.test.ts › b › works\n  AssertionError: 1 is not 2');
  });

  it('names a file that does not load', () => {
    const vitest = {
      testResults: [{ name: '/c.test.ts', status: 'failed', message: 'Cannot find ./d.js', assertionResults: [] }],
    };
    expect(failureReport(vitestFailures(vitest), noise)).toBe('✗ /c.test.ts\n  Cannot find ./d.js');
    expect(failureReport(playwrightFailures([], [{ message: 'Cannot find ./e.js' }]), noise)).toContain(
      'Cannot find ./e.js',
    );
  });

  it('keeps one long error from hiding the next failure', () => {
    const failures = ['first', 'second'].map(title => ({ titles: [title], says: [noise] }));
    const lines = failureReport(failures, '').split('\n');
    expect(lines.length).toBeLessThan(100);
    expect(lines).toContain('✗ second');
    expect(lines).toContain('  … and 4960 lines more');
  });

  it('ends with the last words of a runner that broke off before it could report', () => {
    const words = failureReport(vitestFailures(undefined), `${noise}\nout of memory\n`).split('\n');
    expect(words.at(-1)).toBe('out of memory');
    expect(words).toHaveLength(200);
  });
});
