import { fireEvent } from 'storybook/test';

/** Fills a field in at once. Key by key takes long, and does not reach into a shadow root or a frame. */
export async function write(field: Element, value: string): Promise<void> {
  await fireEvent.focusIn(field);
  await fireEvent.input(field, { target: { value } });
}

/** Leaves a field, as a tab would. */
export async function leave(field: Element): Promise<void> {
  await fireEvent.focusOut(field);
}
