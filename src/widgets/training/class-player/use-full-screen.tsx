import { useEffect, useState, type RefObject } from 'react';

/** A piece of the page over the whole screen; not everywhere: an iPhone has it for films alone. */
export function useFullScreen(box: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const element = box.current;
    const look = () => setFull(element?.matches(':fullscreen') ?? false);
    element?.addEventListener('fullscreenchange', look);
    return () => element?.removeEventListener('fullscreenchange', look);
  }, [box]);
  const isPossible = typeof document !== 'undefined' && document.fullscreenEnabled;
  const toggle = () => {
    if (!isPossible) return;
    // A refusal leaves it as it is, which can be seen.
    void (isFull ? document.exitFullscreen() : box.current?.requestFullscreen())?.catch(() => undefined);
  };
  return { isFull, isPossible, toggle };
}
