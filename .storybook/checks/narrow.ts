import { surroundings } from '../surroundings.js';
import { settled } from './settled.js';

/** Gives the story 320 px of a wide page. Answers the way back. */
export async function narrow(): Promise<() => Promise<void>> {
  const box = document.querySelector<HTMLElement>(`[${surroundings}]`);
  const before = box?.style.inlineSize ?? '';
  box?.style.setProperty('inline-size', '320px');
  await settled();
  return async () => {
    box?.style.setProperty('inline-size', before);
    await settled();
  };
}
