import type { FrameState, FrameType, FrameLook, FrameOptions } from '../messages.js';
import type { Words } from '../words.js';
import type { Field } from './field.js';

/** A fault of one field: its code for the page's code, its words for the person. */
export interface Fault {
  field: Field;
  code: string;
  message: string;
}

/** The fields of one frame. */
export interface FrameForm<T extends FrameType> {
  root: HTMLElement;
  fields: readonly Field[];
  /** Takes new words or options; what was typed stays. */
  arrange(options: FrameOptions[T], words: Words, look: FrameLook): void;
  /** The error of one field; nothing for a valid one or a hidden one. */
  faultOf(field: Field): Omit<Fault, 'field'> | undefined;
  state(): FrameState;
  /** Set by the controller: something other than a field was changed. */
  changed?: () => void;
}

/** Rows of fields, one under the other. */
export function rowsOf(...rows: readonly (readonly Field[])[]): HTMLElement {
  const root = document.createElement('div');
  root.className = 'rows';
  for (const fields of rows) {
    const row = document.createElement('div');
    row.className = 'row';
    row.append(...fields.map(field => field.root));
    root.append(row);
  }
  return root;
}

/** An emptied row would still take its gap. */
export function tidyRows(root: HTMLElement): void {
  for (const row of root.children) {
    if (row instanceof HTMLElement && row.className === 'row')
      row.hidden = [...row.children].every(child => child instanceof HTMLElement && child.hidden);
  }
}
