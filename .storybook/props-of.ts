import { parseSync } from 'vite';

/** A property of a component, as its source says it. */
export interface PieceProperty {
  readonly name: string;
  /** As it is written, without `| undefined`. */
  readonly type: string;
  readonly required: boolean;
  readonly default?: string;
  /** The comment on it; empty where its name says enough. */
  readonly summary: string;
  /** The values there are, where it is one of some texts. */
  readonly options?: readonly string[];
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

interface Declared {
  readonly node: Node;
  readonly file: ParsedFile;
}

interface ParsedFile {
  readonly source: string;
  readonly body: readonly Node[];
  readonly comments: readonly { readonly value: string; readonly start: number; readonly end: number }[];
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nodesIn = (value: unknown): readonly Node[] => (Array.isArray(value) ? value.filter(isNode) : []);
const nameIn = (value: unknown): string => (isNode(value) ? String(value['name'] ?? value['value'] ?? '') : '');

function parsed(path: string, source: string): ParsedFile {
  const { program, comments } = parseSync(path, source);
  return {
    source,
    comments,
    body: nodesIn(program.body).map(statement =>
      isNode(statement['declaration']) ? statement['declaration'] : statement,
    ),
  };
}

/** Every component's properties, of all sources by path: a type may come from another file. */
export class PropertiesOf {
  readonly #files: readonly ParsedFile[];
  readonly #types = new Map<string, Declared>();

  constructor(sources: Readonly<Record<string, string>>) {
    this.#files = Object.entries(sources).map(([path, source]) => parsed(path, source));
    for (const file of this.#files)
      for (const node of file.body)
        if (/^TS(?:Interface|TypeAlias)Declaration$/.test(node.type))
          this.#types.set(nameIn(node['id']), { node, file });
  }

  /** The properties of the component of that name. */
  component(name: string): readonly PieceProperty[] {
    for (const file of this.#files) {
      const found = file.body.find(node => node.type === 'FunctionDeclaration' && nameIn(node['id']) === name);
      if (!found) continue;
      const [given] = nodesIn(found['params']);
      const type = given && isNode(given['typeAnnotation']) ? given['typeAnnotation']['typeAnnotation'] : undefined;
      if (!given || !isNode(type)) return [];
      const defaults = defaultsIn(given, file);
      const all = this.#membersOf(type, file).map(property => {
        const value = defaults.get(property.name);
        return value === undefined ? property : { ...property, default: value };
      });
      // A type of several shapes has some of its properties in each.
      return [...new Map(all.toReversed().map(property => [property.name, property])).values()].toReversed();
    }
    return [];
  }

  #membersOf(type: Node, file: ParsedFile): readonly PieceProperty[] {
    if (type.type === 'TSTypeLiteral') return this.#read(nodesIn(type['members']), file);
    if (type.type === 'TSParenthesizedType' && isNode(type['typeAnnotation']))
      return this.#membersOf(type['typeAnnotation'], file);
    if (/^TS(?:Intersection|Union)Type$/.test(type.type))
      return nodesIn(type['types']).flatMap(part => this.#membersOf(part, file));
    const named = type['typeName'] ?? type['expression'];
    const of = isNode(type['typeArguments']) ? nodesIn(type['typeArguments']['params']) : [];
    return isNode(named) ? this.#named(nameIn(named), of, file) : [];
  }

  /** What a type of that name has; of the language's own only those that choose properties. */
  #named(name: string, [of, keys]: readonly Node[], file: ParsedFile): readonly PieceProperty[] {
    const chosen = keys ? new Set(textsIn(keys)) : undefined;
    if (of && chosen && name === 'Omit') return this.#membersOf(of, file).filter(member => !chosen.has(member.name));
    if (of && chosen && name === 'Pick') return this.#membersOf(of, file).filter(member => chosen.has(member.name));
    if (of && name === 'Partial') return this.#membersOf(of, file).map(member => ({ ...member, required: false }));
    const declared = this.#types.get(name);
    if (!declared) return [];
    const { node } = declared;
    if (isNode(node['typeAnnotation'])) return this.#membersOf(node['typeAnnotation'], declared.file);
    const own = isNode(node['body']) ? nodesIn(node['body']['body']) : [];
    return [
      ...this.#read(own, declared.file),
      ...nodesIn(node['extends']).flatMap(base => this.#membersOf(base, declared.file)),
    ];
  }

  #read(members: readonly Node[], file: ParsedFile): readonly PieceProperty[] {
    return members.flatMap(member => {
      const type = isNode(member['typeAnnotation']) ? member['typeAnnotation']['typeAnnotation'] : undefined;
      const isProperty = /^TS(?:PropertySignature|MethodSignature)$/.test(member.type);
      if (!isProperty) return [];
      const options = isNode(type) ? this.#optionsOf(type) : [];
      return [
        {
          name: nameIn(member['key']),
          type: isNode(type) ? written(type, file) : file.source.slice(member.start, member.end).replace(/;$/, ''),
          required: member['optional'] !== true,
          summary: commentOn(member, file),
          ...(options.length > 1 && { options }),
        },
      ];
    });
  }

  /** The texts that a type is one of; none where it may be anything else. */
  #optionsOf(type: Node): readonly string[] {
    const parts = (type.type === 'TSUnionType' ? nodesIn(type['types']) : [type]).filter(
      part => part.type !== 'TSUndefinedKeyword',
    );
    const each = parts.map(part => {
      const declared = this.#types.get(nameIn(part['typeName']));
      return declared && isNode(declared.node['typeAnnotation'])
        ? this.#optionsOf(declared.node['typeAnnotation'])
        : textsIn(part);
    });
    return each.every(texts => texts.length > 0) ? each.flat() : [];
  }
}

/** `'a' | 'b'` → a, b. */
function textsIn(type: Node): readonly string[] {
  if (type.type === 'TSUnionType') return nodesIn(type['types']).flatMap(textsIn);
  const { literal } = type;
  return type.type === 'TSLiteralType' && isNode(literal) && typeof literal['value'] === 'string'
    ? [literal['value']]
    : [];
}

const written = (type: Node, { source }: ParsedFile): string =>
  source
    .slice(type.start, type.end)
    .replaceAll(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/ \| undefined$/, '')
    // `(() => void) | undefined` needed them
    .replace(/^\(((?:[^()]|\([^()]*\))*)\)$/, '$1');

function commentOn(node: Node, { source, comments }: ParsedFile): string {
  const found = comments.findLast(({ end }) => end <= node.start && source.slice(end, node.start).trim() === '');
  return found?.value.startsWith('*')
    ? found.value
        .slice(1)
        .replaceAll(/^\s*\*? ?/gm, '')
        .replaceAll(/\s+/g, ' ')
        .trim()
    : '';
}

/** `{ size = 'md' }` → size: 'md'. */
const defaultsIn = (given: Node, { source }: ParsedFile): ReadonlyMap<string, string> =>
  new Map(
    nodesIn(given['properties']).flatMap(({ key, value }) =>
      isNode(value) && value.type === 'AssignmentPattern' && isNode(value['right'])
        ? [[nameIn(key), source.slice(value['right'].start, value['right'].end)] as const]
        : [],
    ),
  );
