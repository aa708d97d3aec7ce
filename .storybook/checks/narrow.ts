import { surroundings } from '../surroundings.js';

/** Frames until what watches sizes has answered. */
const settled = async (): Promise<void> => {
  for (let frame = 0; frame < 3; frame++) await new Promise(resolve => requestAnimationFrame(resolve));
};

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
