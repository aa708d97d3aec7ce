import { readFileSync } from 'node:fs';
import { playwrightFailures, failureReport, vitestFailures } from './failures.mjs';
import { folderInMemory } from './memory.mjs';
import { run } from './run.mjs';

/** @typedef {{ kind: string, passed: number, failed: number, skipped: number, seconds: number }} Count */
/** @typedef {{ counts: Count[], output: string, ok: boolean }} Outcome */

/** Where a suite puts what it throws away. A gate may run programs from there, which memory need not allow. */
export const folder = process.env.TMPDIR ?? folderInMemory();

/** A check that is one test: it passes or it does not. */
export const gate = (kind, command, args) => async () => {
  const { code, output, seconds } = await run(command, args);
  return {
    counts: [{ kind, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, seconds }],
    output,
    ok: code === 0,
  };
};

const readReport = file => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/** A runner may fail without a failed test: a file that does not load, an error outside any test. That counts as one. */
const outcome = (counts, { code, output }, failures) => {
  const failed = counts.some(count => count.failed > 0);
  if (code !== 0 && !failed && counts[0]) counts[0].failed += 1;
  return { counts, output: failureReport(failures, output), ok: code === 0 && !failed };
};

const fresh = (kinds, seconds) =>
  new Map(
    kinds.map(kind => [kind, { kind, passed: 0, failed: 0, skipped: 0, seconds: kinds.length === 1 ? seconds : 0 }]),
  );

const kindOfFile = (kinds, file) => {
  if (kinds.length === 1) return kinds[0];
  return file.endsWith('.tsx') ? 'dom' : 'unit';
};

/** Some tests in a DOM have a project of their own: each file of it begins with a page that nobody has used. */
const projectsOf = kind => (kind === 'dom' ? ['dom', 'dom-own-page'] : [kind]);

/**
 * `unit` and `dom` run on PGlite.
 * @returns {(kinds: readonly string[], options: { workers: number, databaseUrl?: string, dateEnv?: Record<string, string> }) => Promise<Outcome>}
 */
export const vitestKinds =
  report =>
  async (kinds, { workers, databaseUrl, dateEnv = {} }) => {
    const result = await run(
      'vitest',
      [
        'run',
        ...kinds.flatMap(projectsOf).flatMap(project => ['--project', project]),
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      {
        env: {
          ...dateEnv,
          DATABASE_URL: kinds.includes('postgres') ? databaseUrl : undefined,
          SUITE_WORKERS: String(workers),
          TMPDIR: folder,
        },
      },
    );
    const counts = fresh(kinds, result.seconds);
    const found = readReport(report);
    for (const file of found?.testResults ?? []) {
      const count = counts.get(kindOfFile(kinds, file.name));
      if (!count) continue;
      if (kinds.length > 1) count.seconds += (file.endTime - file.startTime) / 1000;
      if (file.status === 'failed' && file.assertionResults.length === 0) count.failed += 1;
      for (const { status } of file.assertionResults) {
        if (status === 'passed') count.passed += 1;
        else if (status === 'failed') count.failed += 1;
        else count.skipped += 1;
      }
    }
    return outcome([...counts.values()], result, vitestFailures(found));
  };

/**
 * The tests of a report of Playwright's, each with its own title and those above it, the file's first.
 * @returns {{ titles: string[], test: any }[]}
 */
export const testsOf = (suite, above = []) => {
  const titles = [...above, suite.title];
  return [
    ...(suite.specs ?? []).flatMap(spec => spec.tests.map(test => ({ titles: [...titles, spec.title], test }))),
    ...(suite.suites ?? []).flatMap(inner => testsOf(inner, titles)),
  ];
};

/**
 * The back end of the pages has its data on the server, where there is one.
 * @returns {(kinds: readonly string[], options: { workers: number, databaseUrl?: string, dateEnv?: Record<string, string> }) => Promise<Outcome>}
 */
export const playwrightKinds =
  report =>
  async (kinds, { workers, databaseUrl, dateEnv = {} }) => {
    const result = await run(
      'playwright',
      [
        'test',
        ...kinds.flatMap(kind => ['--project', kind]),
        `--workers=${workers}`,
        `--output=test-results/${kinds.join('-')}`,
        '--reporter=list,json',
        '--pass-with-no-tests',
      ],
      {
        env: { ...dateEnv, PLAYWRIGHT_JSON_OUTPUT_NAME: report, TMPDIR: folder, WORLD_DATABASE_URL: databaseUrl },
      },
    );
    const counts = fresh(kinds, result.seconds);
    const found = readReport(report);
    const tests = (found?.suites ?? []).flatMap(suite => testsOf(suite));
    for (const { test } of tests) {
      const count = counts.get(test.projectName);
      if (!count) continue;
      if (kinds.length > 1) count.seconds += test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000;
      if (test.status === 'expected') count.passed += 1;
      else if (test.status === 'skipped') count.skipped += 1;
      else count.failed += 1;
    }
    return outcome([...counts.values()], result, playwrightFailures(tests, found?.errors));
  };
