import { useState, type PointerEvent } from 'react';

/**
 * Whether a button of a form is being pressed. Leaving a field for a button moves what is below the field when a
 * problem appears or the lines of a password policy go, and a button that moves between press and release gets no
 * click. So whatever would move, waits. Spread `press` on the form.
 */
export function usePress() {
  const [pressing, setPressing] = useState(false);
  const release = () => setPressing(false);
  return {
    pressing,
    press: {
      onPointerDown: (event: PointerEvent) => setPressing(event.target instanceof Element && event.target.closest('button') !== null),
      onClick: release,
      onKeyDown: release,
    },
  };
}
