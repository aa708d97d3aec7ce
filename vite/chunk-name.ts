interface Chunk {
  name: string;
  facadeModuleId: string | null;
  moduleIds: string[];
}

/** Names a chunk after the folder of what it holds, so that `offer-picker-x1y2.js` says what it is. */
export function chunkName({ name, facadeModuleId, moduleIds }: Chunk): string {
  const from = facadeModuleId ?? moduleIds.at(-1) ?? '';
  const [, folder] = /\/([^/]+)\/(?:view|index)\.[a-z.]+$/.exec(from) ?? [];
  return `chunks/${(folder ?? name.split('~').at(-1) ?? name).replaceAll('.', '-')}-[hash:7].js`;
}
