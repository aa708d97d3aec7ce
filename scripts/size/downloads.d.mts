import type { Graph } from '../lib/graph.mjs';

type Files = Set<string>;

export const downloads: (graph: Graph) => {
  picker: Files;
  withPanel: Files;
  withAppearance: Files;
  inLanguage: Record<string, Files>;
  languages: Files;
  beforeCards: Files;
  success: Files;
  welcome: Files;
};
