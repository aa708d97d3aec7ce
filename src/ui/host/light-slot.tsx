import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { forwardSlot, uniqueSlotName } from './forward-slot.js';
import { useHost } from './host.js';

export interface LightSlotProps {
  /** What is shown, for whoever reads the page's markup: `payment`, `address`. */
  name: string;
  children: ReactNode;
}

/**
 * Renders its children into the custom element's light DOM, in the document's own tree, and shows them here through
 * a slot. Without a custom element around it renders them in place. The children mount once their place is attached.
 */
export function LightSlot({ name, children }: LightSlotProps) {
  const host = useHost();
  return host ? <Slotted name={name} host={host}>{children}</Slotted> : <>{children}</>;
}

function Slotted({ name, host, children }: LightSlotProps & { host: HTMLElement }) {
  const [place, setPlace] = useState<{ slot: string; target: HTMLElement }>();
  useLayoutEffect(() => {
    const slot = uniqueSlotName(name);
    const { target, remove } = forwardSlot(host, slot);
    setPlace({ slot, target });
    return remove;
  }, [host, name]);
  return place && (
    <>
      <slot name={place.slot} />
      {createPortal(children, place.target)}
    </>
  );
}
