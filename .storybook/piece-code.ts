import { uiFacts } from 'virtual:ui-facts';

const files = import.meta.glob<string>('../stories/ui/**/*.tsx', { query: '?raw', import: 'default' });

const pieces = new Set(Object.values(uiFacts).flatMap(({ components }) => components.map(({ name }) => name)));

const tagsIn = (code: string): string[] => [
  ...new Set([...code.matchAll(/(?<!\w)<([A-Z]\w*)(?![\w.])/g)].map(([, name = '']) => name)),
];

/** The functions of these names in a file's text, as it is formatted: up to the brace at a line's begin. */
const functionsIn = (source: string, names: readonly string[]): string[] =>
  names.flatMap(name => {
    const [found] = new RegExp(`^(?:export )?function ${name}\\b[\\s\\S]*?^}$`, 'm').exec(source) ?? [];
    return found ? [found.replace(/^export /, '')] : [];
  });

/**
 * The code of a piece's story with nothing in it that a reader has not got: the handbook's own rows and columns are boxes, and
 * what a story holds its state with comes along.
 */
export async function pieceCode(code: string, { parameters }: { parameters: { fileName?: unknown } }): Promise<string> {
  const plain = code.replaceAll(/<(\/?)(?:Row|Column)\b/g, '<$1div');
  const own = tagsIn(plain).filter(name => !pieces.has(name));
  if (own.length === 0) return plain;
  const path = String(parameters.fileName).replace(/^.*?stories\//, '../stories/');
  const sources = await Promise.all(
    [path, '../stories/ui/holding.tsx'].map(file => files[file]?.() ?? Promise.resolve('')),
  );
  return [plain, ...sources.flatMap(source => functionsIn(source, own))].join('\n\n');
}
