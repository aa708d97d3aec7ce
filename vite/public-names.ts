import { fileURLToPath } from 'node:url';

const source = (path: string): string => fileURLToPath(new URL(`../src/${path}`, import.meta.url));

/** The package's public names, led to its sources: for stories and tests, where nothing is built yet. */
export const publicNames = [
  { find: /^@echelon\/membership$/, replacement: source('react.ts') },
  { find: /^@echelon\/membership\/training$/, replacement: source('react-training.ts') },
  { find: /^@echelon\/membership\/commercial$/, replacement: source('react-commercial.ts') },
  { find: /^@echelon\/membership\/staff$/, replacement: source('react-staff.ts') },
  { find: /^@echelon\/membership\/core$/, replacement: source('core/index.ts') },
  { find: /^@echelon\/membership\/elements$/, replacement: source('elements/index.ts') },
  { find: /^@echelon\/membership\/ui$/, replacement: source('ui/index.ts') },
  { find: /^@echelon\/membership\/icons$/, replacement: source('ui/icon/shapes.ts') },
  { find: /^@echelon\/membership\/sandbox$/, replacement: source('sandbox/index.ts') },
  { find: /^@echelon\/membership\/sandbox\/node$/, replacement: source('sandbox/node/index.ts') },
];
