declare module 'virtual:ui-facts' {
  /** By folder of `src/ui`. */
  export const uiFacts: Readonly<Record<string, import('./source-facts.js').SourceFacts>>;
}

declare module 'virtual:database-snapshot' {
  /** The address of a migrated, empty database: a tar file, packed by gzip. */
  export const snapshotUrl: string;
}
