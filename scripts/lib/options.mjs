import { parseArgs } from 'node:util';

/** @typedef {'flag' | 'text' | 'number' | 'list'} Kind */

const readers = {
  flag: () => true,
  text: value => value,
  number: (value, name) => {
    if (value.trim() === '' || !Number.isFinite(Number(value)))
      throw new Error(`--${name} takes a number, not "${value}".`);
    return Number(value);
  },
  list: value => value.split(',').filter(Boolean),
};

/**
 * What a command line asks for, by name: `--runs 9` and `--runs=9` are the same, and what is not given is not there.
 * @param {readonly string[]} args
 * @param {Readonly<Record<string, Kind>>} kinds
 * @throws {Error} An option that there is not, or a value that is none; it says what there is.
 */
export function readOptions(args, kinds) {
  const names = Object.keys(kinds);
  const has = names.length > 0 ? `There are: ${names.map(name => `--${name}`).join(', ')}.` : 'There are none.';
  const { tokens } = parseArgs({
    args: [...args],
    options: Object.fromEntries(names.map(name => [name, { type: kinds[name] === 'flag' ? 'boolean' : 'string' }])),
    strict: false,
    tokens: true,
  });
  const found = {};
  for (const token of tokens) {
    if (token.kind !== 'option') throw new Error(`"${token.value ?? '--'}" is no option. ${has}`);
    const { name, rawName, value } = token;
    if (!Object.hasOwn(kinds, name)) throw new Error(`There is no option ${rawName}. ${has}`);
    const isFlag = kinds[name] === 'flag';
    if (isFlag && value !== undefined) throw new Error(`--${name} takes no value.`);
    if (!isFlag && !value) throw new Error(`--${name} takes a value.`);
    found[name] = readers[kinds[name]](value, name);
  }
  return found;
}

/** The options of this process. One that there is not ends it, with a word; `--help` does too, where there is help. */
export function optionsOf(kinds, usage) {
  try {
    const { help, ...options } = readOptions(process.argv.slice(2), usage ? { ...kinds, help: 'flag' } : kinds);
    if (!help) return options;
    console.log(usage);
    return process.exit(0);
  } catch (error) {
    console.error(usage ? `${error.message}\n\n${usage}` : error.message);
    return process.exit(1);
  }
}
