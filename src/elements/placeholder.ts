import { hostCss } from './host-css.js';

const made = new WeakMap<Document, CSSStyleSheet>();

/** The few rules that an element needs before its own styles have loaded. */
export function adoptPlaceholderStyles(root: ShadowRoot): void {
  const { ownerDocument: page } = root;
  let sheet = made.get(page);
  if (!sheet) {
    sheet = new (page.defaultView ?? window).CSSStyleSheet();
    sheet.replaceSync(
      hostCss +
        '[part=skeleton]{box-sizing:border-box;border-radius:14px;background:light-dark(#00000008,#ffffff0d)}' +
        '[part=failure] button{padding:.6em 1em;border:1px solid;border-radius:8px;background:0 0;color:inherit;font:inherit}',
    );
    made.set(page, sheet);
  }
  root.adoptedStyleSheets = [...new Set([sheet, ...root.adoptedStyleSheets])];
}

/** A box of the widget's height, so that nothing below it moves when the widget comes. Prerendered markup needs none. */
export function showSkeleton(root: ShadowRoot, height: number): void {
  adoptPlaceholderStyles(root);
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

/** Says that nothing came, offers another try, and shows the page's own children of the element: a plain link, where there is one. */
export function showFailure(root: ShadowRoot, onRetry: () => unknown): void {
  const message = document.createElement('p');
  message.setAttribute('part', 'failure');
  message.setAttribute('role', 'alert');
  message.textContent = 'This part of the page could not be loaded. ';
  const retry = document.createElement('button');
  retry.type = 'button';
  retry.textContent = 'Try again';
  retry.onclick = () => {
    root.replaceChildren();
    onRetry();
  };
  message.append(retry);
  root.replaceChildren(message, document.createElement('slot'));
}
