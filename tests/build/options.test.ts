import { describe, expect, it } from 'vitest';
import { readOptions } from '../../scripts/lib/options.mjs';

const kinds = { only: 'list', runs: 'number', port: 'text', fresh: 'flag' } as const;

describe('a developer who runs a script', () => {
  it('gives an option as two words or as one, which are the same', () => {
    const asked = { only: ['heap', 'shift'], runs: 9, fresh: true };
    expect(readOptions(['--runs', '9', '--only', 'heap,shift', '--fresh'], kinds)).toEqual(asked);
    expect(readOptions(['--runs=9', '--only=heap,shift', '--fresh'], kinds)).toEqual(asked);
    expect(readOptions([], kinds)).toEqual({});
  });

  it.each([
    [['--runz', '9'], 'There is no option --runz. There are: --only, --runs, --port, --fresh.'],
    [['--runs', 'nine'], '--runs takes a number, not "nine".'],
    [['--runs'], '--runs takes a value.'],
    [['--only='], '--only takes a value.'],
    [['--fresh=no'], '--fresh takes no value.'],
    [['heap'], '"heap" is no option. There are: --only, --runs, --port, --fresh.'],
    [['--constructor'], 'There is no option --constructor. There are: --only, --runs, --port, --fresh.'],
  ])('is told about %j before anything is run', (args, message) => {
    expect(() => readOptions(args, kinds)).toThrow(message);
  });
});
