/**
 * @typedef {{ section: string, line: number } & (
 *   | { does: 'create', file: string, text: string }
 *   | { does: 'change', file: string, hunks: string[][] }
 *   | { does: 'run', command: string }
 * )} Step
 */

const fence = /^(\s*)```(\w*)$/;
const aFile = /`([\w@.-]+(?:\/[\w@.-]+)+\.\w+)`( \(new\))?/g;

/** The lines between two fences, without what the list they stand in is indented by. */
function blockFrom(lines, start, indent) {
  const end = lines.findIndex((line, at) => at > start && line === `${indent}\`\`\``);
  if (end < 0) throw new Error(`The block of line ${start + 1} does not end.`);
  const inside = lines.slice(start + 1, end);
  return { end, inside: inside.map(line => (line.startsWith(indent) ? line.slice(indent.length) : line.trimStart())) };
}

/** The file of a block: the new one of the paragraph above, else the first that it names. */
function fileAbove(lines, at) {
  const above = lines.slice(0, at).findLast(line => line.trim() !== '') ?? '';
  const named = [...above.matchAll(aFile)].map(([, file, isNew]) => ({ file, isNew: isNew !== undefined }));
  return named.find(({ isNew }) => isNew) ?? named[0];
}

/** Parts of a file that is changed, split where the block says that lines are left out. */
function hunksOf(lines) {
  const hunks = [[]];
  for (const line of lines) {
    if (line.startsWith('@@')) hunks.push([]);
    else hunks.at(-1).push(line === '' ? ' ' : line);
  }
  return hunks.filter(hunk => hunk.length > 0);
}

/**
 * What a recipe has one do, step by step: a block of code is a new file, a `diff` is a change of one that exists, and `sh`
 * is a command. The paragraph above a block names the file.
 * @param {string} name of the document
 * @param {string} text
 * @returns {Step[]}
 */
export function stepsOf(name, text) {
  const lines = text.split('\n');
  /** @type {Step[]} */
  const steps = [];
  let section = '';
  for (let at = 0; at < lines.length; at += 1) {
    const heading = /^## (.*)$/.exec(lines[at]);
    if (heading) section = heading[1];
    const [, indent, language] = fence.exec(lines[at]) ?? [];
    if (indent === undefined) continue;
    const { end, inside } = blockFrom(lines, at, indent);
    const place = { section, line: at + 1 };
    at = end;
    if (language === 'sh') {
      for (const command of inside) steps.push({ ...place, does: 'run', command });
      continue;
    }
    const above = fileAbove(lines, place.line - 1);
    if (!above) throw new Error(`${name}:${place.line}: the paragraph above the block names no file.`);
    if (above.isNew === (language === 'diff'))
      throw new Error(`${name}:${place.line}: ${above.file} is to be "(new)", or its block a \`diff\`.`);
    steps.push(
      above.isNew
        ? { ...place, does: 'create', file: above.file, text: `${inside.join('\n')}\n` }
        : { ...place, does: 'change', file: above.file, hunks: hunksOf(inside) },
    );
  }
  return steps;
}

/** A hunk's lines as they stand in the file before, and after. */
const before = hunk => hunk.filter(line => !line.startsWith('+')).map(line => line.slice(1));
const after = hunk => hunk.filter(line => !line.startsWith('-')).map(line => line.slice(1));

/** A file with its changes; each part must be found in it, once. */
export function changed(text, hunks) {
  let lines = text.split('\n');
  for (const hunk of hunks) {
    const old = before(hunk);
    const places = lines.flatMap((_, at) => (old.every((line, index) => lines[at + index] === line) ? [at] : []));
    if (old.length === 0 || places.length !== 1)
      throw new Error(`These lines are to be found once, and are found ${places.length} times:\n${old.join('\n')}`);
    lines = [...lines.slice(0, places[0]), ...after(hunk), ...lines.slice(places[0] + old.length)];
  }
  return lines.join('\n');
}

/** The lines that one has to write for a step. */
export const linesWritten = step => {
  if (step.does === 'create') return step.text.split('\n').length - 1;
  return step.does === 'change' ? step.hunks.flat().filter(line => line.startsWith('+')).length : 0;
};
