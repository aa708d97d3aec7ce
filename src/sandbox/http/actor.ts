import type { Context } from './handler.js';

/** Whose hand a change is written down under: the person, or the key of another back end. */
export function actorIdOf({ caller, apiKey }: Pick<Context, 'caller' | 'apiKey'>): string | null {
  return caller?.actor ?? caller?.userId ?? apiKey?.id ?? null;
}
