interface Lock {
  holders: number;
  restore: () => void;
}

// On the page, not in the module: two copies of the library would each restore what the other had locked.
const key = Symbol.for('echelon.scroll-lock');
const page: typeof globalThis & { [key]?: Lock } = globalThis;

function lockPage(): Lock {
  const { documentElement: element } = document;
  const { overflow, paddingInlineEnd } = element.style;
  const scrollbar = window.innerWidth - element.clientWidth;
  element.style.overflow = 'hidden';
  // the room of the scrollbar stays, so that the page behind does not jump
  if (scrollbar > 0) element.style.paddingInlineEnd = `${scrollbar}px`;
  return { holders: 0, restore: () => Object.assign(element.style, { overflow, paddingInlineEnd }) };
}

/** Keeps the page from scrolling until every holder has let go. Returns the letting go. */
export function lockScroll(): () => void {
  const lock = (page[key] ??= lockPage());
  lock.holders += 1;
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    lock.holders -= 1;
    if (lock.holders > 0) return;
    lock.restore();
    delete page[key];
  };
}
