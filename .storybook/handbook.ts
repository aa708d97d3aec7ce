/** What the handbook says about a component beside its states; a story's `parameters.handbook`. Full sentences. */
export interface Handbook {
  readonly use: readonly string[];
  readonly avoid: readonly string[];
  /** When another piece does better, and which. */
  readonly instead: readonly (readonly [when: string, use: string])[];
  readonly keyboard?: readonly (readonly [keys: string, does: string])[];
}

/**
 * A measure that the specification gives; a story's `parameters.measures`. Each is checked where the story is tested,
 * shown on the component's page, and listed by `npm run measures`.
 */
export interface Measure {
  /** The piece and its measure, as the specification says it, with the section: 'Toast width 364 px (s.9)'. */
  readonly of: string;
  /** The part it is measured at, else a selector. The first that is shown counts. */
  readonly part?: string;
  readonly selector?: string;
  /** CSS px. `width` and `height` are the box as it is drawn; the others are computed styles, so `'85%'` may be said. */
  readonly is: Readonly<Partial<Record<'width' | 'height' | 'maxWidth' | 'maxHeight' | 'minHeight', number | string>>>;
}

export interface HandbookParameters {
  handbook?: Handbook;
  measures?: readonly Measure[];
  /** The folders of `src/ui` that a story file is about; without it the one of the file's own name. */
  folders?: readonly string[];
  /** Why a story is not checked for its layout in a box of 320 px; a full sentence. */
  layout320?: string;
  /** Widths of the page, in CSS px, at which `npm run visual` takes a layout's picture; one width without it. */
  visual?: { widths?: readonly number[] };
}
