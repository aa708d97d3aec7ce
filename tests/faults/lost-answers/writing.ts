import { readdirSync, readFileSync } from 'node:fs';
import type { CallLine } from '../../../src/core/contract/call.js';
import { contract } from '../../../src/core/contract/index.js';

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file))
    .map(file => readFileSync(`${folder}/${file}`, 'utf8'));

/** The names of all calls that a widget or a page makes and that write, as their sources import them. */
export function writingCalls(): string[] {
  const imported = new Set(
    [...sources('src/widgets'), ...sources('hosts')].flatMap(text =>
      [...text.matchAll(/import \{([^}]*)\} from '[^']*core\/contract\/[\w-]+\.js'/g)].flatMap(([, names = '']) =>
        names.split(',').map(name => name.trim().split(' as ')[0] ?? ''),
      ),
    ),
  );
  const lines: Readonly<Record<string, CallLine>> = contract;
  return [...imported]
    .filter(name => lines[name] && lines[name].method !== 'GET' && lines[name].repeatable !== 'reads')
    .toSorted();
}
