/** Room for the ring around a focused field, which would be cut off at the frame's edge. */
const bleed = 4;

/**
 * Makes an iframe disappear into the page. Set one by one, since a style attribute would not pass
 * a strict content security policy, and as important, since pages have rules for every iframe.
 */
export function styleFrame(iframe: HTMLIFrameElement, night: boolean): void {
  const style: Readonly<Record<string, string>> = {
    display: 'block',
    border: '0',
    margin: `-${bleed}px`,
    width: `calc(100% + ${2 * bleed}px)`,
    'max-width': 'none',
    'min-width': '0',
    background: 'transparent',
    // where frame and page disagree on this, browsers paint a white ground behind the frame
    'color-scheme': night ? 'dark' : 'light',
  };
  for (const [name, value] of Object.entries(style)) iframe.style.setProperty(name, value, 'important');
  if (!iframe.style.height) setFrameHeight(iframe, 0);
}

/** The frame says how tall its fields are; nothing in it ever scrolls. */
export function setFrameHeight(iframe: HTMLIFrameElement, pixels: number): void {
  iframe.style.setProperty('height', `${pixels}px`, 'important');
}
