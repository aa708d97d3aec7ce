export type Kind = 'flag' | 'text' | 'number' | 'list';
interface Values {
  flag: true;
  text: string;
  number: number;
  list: string[];
}
export const readOptions: <const Kinds extends Readonly<Record<string, Kind>>>(
  args: readonly string[],
  kinds: Kinds,
) => { [Name in keyof Kinds]?: Values[Kinds[Name]] };
