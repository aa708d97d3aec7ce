interface Place {
  /** The heading that a step stands under. */
  section: string;
  /** Of its block in the document. */
  line: number;
}

export type Step = Place &
  (
    | { does: 'create'; file: string; text: string }
    | { does: 'change'; file: string; hunks: string[][] }
    | { does: 'run'; command: string }
  );

export function stepsOf(name: string, text: string): Step[];
export function changed(text: string, hunks: readonly (readonly string[])[]): string;
export function linesWritten(step: Step): number;
