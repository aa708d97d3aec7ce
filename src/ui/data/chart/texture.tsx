import { cut } from './texture.css.js';

const cuts = ['', 'M-2 6L6 -2M2 10L10 2', 'M0 4H8', 'M3 4h2', 'M4 0V8'];

/** The lines cut out of a block; the first block is whole. In the tree that draws with it, under an id of its own. */
export function Texture({ id, texture }: { id: string; texture: number }) {
  const lines = cuts[texture % cuts.length];
  return lines ? (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
      <rect width="8" height="8" fill="currentcolor" />
      <path className={cut} d={lines} />
    </pattern>
  ) : null;
}

export const textureFill = (id: string, texture: number): string =>
  cuts[texture % cuts.length] ? `url(#${id})` : 'currentcolor';
