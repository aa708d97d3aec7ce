import { readdirSync, readFileSync } from 'node:fs';
import type { CallLine } from '../../../src/core/contract/call.js';
import { contract } from '../../../src/core/contract/index.js';

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file))
    .map(file => readFileSync(`${folder}/${file}`, 'utf8'));

const CONTRACT = String.raw`'[^']*core\/contract\/[\w/-]+\.js'`;
const named = new RegExp(String.raw`import \{([^}]*)\} from ${CONTRACT}`, 'g');
const whole = new RegExp(String.raw`import \* as (\w+) from ${CONTRACT}`, 'g');

/** What one source imports of the contract, by name or as `calls.name`; a call that only a type is made of is not made there. */
const importedBy = (text: string): string[] => [
  ...[...text.matchAll(named)].flatMap(([, names = '']) =>
    names.split(',').map(name => name.trim().split(' as ')[0] ?? ''),
  ),
  ...[...text.matchAll(whole)].flatMap(([, space = '']) =>
    [...text.matchAll(new RegExp(String.raw`(?<!typeof )\b${space}\.(\w+)`, 'g'))].map(([, name = '']) => name),
  ),
];

const lines: Readonly<Record<string, CallLine>> = contract;

/** Nobody presses it: it tells once what was done before, which the page of challenges tells at any time. */
const TELLS = 'processCollections';

/** The names of all calls that a widget or a page makes and that write, as their sources import them. */
export function writingCalls(): string[] {
  const imported = new Set([...sources('src/widgets'), ...sources('hosts')].flatMap(importedBy));
  return [...imported]
    .filter(name => lines[name] && lines[name].method !== 'GET' && lines[name].repeatable !== 'reads' && name !== TELLS)
    .toSorted();
}

/** Whether a call is one of dealers, owners, locations or machines. */
export const isCommercial = (name: string): boolean => lines[name]?.path.startsWith('/commercial/') ?? false;
