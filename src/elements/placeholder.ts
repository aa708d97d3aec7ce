import { hostCss } from './host-css.js';

let sheet: CSSStyleSheet | undefined;

/** The few rules that an element needs before its own styles have loaded. */
function placeholderSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(
      hostCss +
        '[part=skeleton]{box-sizing:border-box;border-radius:14px;background:light-dark(#00000008,#ffffff0d)}',
    );
  }
  return sheet;
}

/** A box of the widget's height, so that nothing below it moves when the widget comes. Prerendered markup needs none. */
export function showSkeleton(root: ShadowRoot, height: number): void {
  root.adoptedStyleSheets = [...new Set([placeholderSheet(), ...root.adoptedStyleSheets])];
  if (root.hasChildNodes()) return;
  const slot = document.createElement('slot');
  slot.name = 'loading';
  const skeleton = document.createElement('div');
  skeleton.setAttribute('part', 'skeleton');
  skeleton.setAttribute('role', 'status');
  skeleton.setAttribute('aria-busy', 'true');
  skeleton.setAttribute('aria-label', 'Loading');
  skeleton.style.setProperty('height', `${height}px`);
  slot.append(skeleton);
  root.append(slot);
}

/** The page's own children of the element: a plain link, where the page has put one. */
export function showFailure(root: ShadowRoot): void {
  const slot = document.createElement('slot');
  const message = document.createElement('p');
  message.setAttribute('part', 'failure');
  message.setAttribute('role', 'alert');
  message.textContent = 'This part of the page could not be loaded. Reload the page to try again.';
  slot.append(message);
  root.replaceChildren(slot);
}
