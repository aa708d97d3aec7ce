import { expect, it } from 'vitest';
import { words as machineWords } from '../../src/widgets/commercial/equipment-manager/copy.js';
import { summaryWords } from '../../src/widgets/commercial/location-manager/summary/copy.js';
import { languages, spoken } from './spoken.js';

// Written once in English. A file that two widgets' texts share would cost every page in another language some bytes.
it.each(languages)('in %s a stage and a status are called the same at a location and in the list', async language => {
  const machines = await spoken(language, machineWords);
  const summary = await spoken(language, summaryWords);
  expect(summary.stages).toEqual(machines.stages);
  expect(summary.statuses).toEqual(machines.statuses);
});
