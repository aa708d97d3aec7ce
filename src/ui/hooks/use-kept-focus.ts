import { useEffect, useRef, type RefObject } from 'react';
import { keepFocus } from './keep-focus.js';

/** Brings the focus to what took the place of what had it. Put the ref on the box of a widget. */
export function useKeptFocus(): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? keepFocus(box.current) : undefined), []);
  return box;
}
