import { onMount, onSet, type WritableAtom } from 'nanostores';

/** Keeps the device awake while a screen is one that asks for it, and somebody looks at it. */
export function keepAwakeWhile<Screen>(
  $screen: WritableAtom<Screen>,
  isAsked: (screen: Screen) => boolean,
  keepAwake: () => () => void,
): void {
  let release: (() => void) | undefined;
  const set = (isOn: boolean): void => {
    if (isOn) return void (release ??= keepAwake());
    release?.();
    release = undefined;
  };
  onSet($screen, ({ newValue }) => set(isAsked(newValue)));
  onMount($screen, () => () => set(false));
}
