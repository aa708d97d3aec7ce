import { stripVTControlCharacters as plain } from 'node:util';

/** @typedef {{ titles: readonly string[], says: readonly string[] }} Failure a test's own title and those above it; what it says */

const linesOfFailure = 40;
const linesOfTail = 200;

const linesOf = text => plain(text).trimEnd().split('\n');

/** @returns {Failure[]} of a report of Vitest's */
export const vitestFailures = report =>
  (report?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults
      .filter(test => test.status === 'failed')
      .map(({ ancestorTitles, title, failureMessages }) => ({
        titles: [name, ...ancestorTitles, title],
        says: failureMessages,
      }));
    // A file that does not load has no tests, and what fails after all of them belongs to none.
    return status === 'failed' && message ? [...failed, { titles: [name], says: [message] }] : failed;
  });

/**
 * @param {{ titles: string[], test: any }[]} tests of a report of Playwright's
 * @param {{ message?: string }[]} errors that belong to no test: a file that does not load
 * @returns {Failure[]}
 */
export const playwrightFailures = (tests, errors = []) => {
  const messages = found => found.map(({ message }) => message ?? '');
  const failed = tests.filter(({ test }) => test.status !== 'expected' && test.status !== 'skipped');
  return [
    ...failed.map(({ titles, test }) => ({
      titles: [`[${test.projectName}]`, ...titles],
      says: test.results.flatMap(result => messages(result.errors)),
    })),
    ...errors.map(error => ({ titles: [], says: messages([error]) })),
  ];
};

/**
 * What a reader has to see of a run that failed, who may see no more than its beginning: what failed, and why. Where no
 * test is to blame, the runner itself is, and its last words say most.
 * @param {readonly Failure[]} failures
 * @param {string} output
 */
export const failureReport = (failures, output) => {
  if (failures.length === 0) return linesOf(output).slice(-linesOfTail).join('\n');
  return failures
    .map(({ titles, says }) => {
      const lines = linesOf(says.join('\n\n'));
      const left = lines.length - linesOfFailure;
      return [
        `✗ ${titles.filter(Boolean).join(' › ')}`,
        ...lines.slice(0, linesOfFailure).map(line => `  ${line}`),
        ...(left > 0 ? [`  … and ${left} lines more`] : []),
      ].join('\n');
    })
    .join('\n\n');
};
