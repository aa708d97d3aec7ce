declare module 'virtual:ui-facts' {
  /** By folder of `src/ui`. */
  export const uiFacts: Readonly<Record<string, import('./source-facts.js').SourceFacts>>;
}
