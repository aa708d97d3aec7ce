import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { forwardSlot, uniqueSlotName } from './forward-slot.js';
import { useHost } from './host.js';

export interface LightSlotProps {
  /** What is shown, for readers of the page's markup: `payment`, `address`. */
  name: string;
  children: ReactNode;
  /** The page has taken the place apart, with what was in it: mount again what must be there. */
  onLost?: (() => void) | undefined;
}

/**
 * Renders its children into the custom element's light DOM, in the document's own tree, and shows them here through
 * a slot. Without a custom element around it renders them in place. The children mount once their place is attached.
 *
 * A card provider's fields submit the form around them when Enter is pressed in one. There they have a form of their
 * own, or it would be one of the page's; React brings its `submit` to the form around this slot.
 */
export function LightSlot({ name, children, onLost }: LightSlotProps) {
  const host = useHost();
  return host ? (
    <Slotted name={name} host={host} onLost={onLost}>
      {children}
    </Slotted>
  ) : (
    <>{children}</>
  );
}

function Slotted({ name, host, children, onLost }: LightSlotProps & { host: HTMLElement }) {
  const [place, setPlace] = useState<{ slot: string; target: HTMLElement }>();
  const newest = useRef(onLost);
  useEffect(() => {
    newest.current = onLost;
  });
  useLayoutEffect(() => {
    const slot = uniqueSlotName(name);
    const { target, remove } = forwardSlot(host, slot, () => newest.current?.());
    setPlace({ slot, target });
    return remove;
  }, [host, name]);
  return (
    place && (
      <>
        <slot name={place.slot} />
        {createPortal(<form>{children}</form>, place.target)}
      </>
    )
  );
}
