import { Suspense, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { defaultsOf, kebab, type Definition, type SheetSource } from '../widgets/define.js';
import { Frame } from '../widgets/frame.js';
import { hostCss } from './host-css.js';
import frameCss from '../widgets/frame.tsx?shadow-css';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A property as the attribute that its element reads back to the very same value. */
function attribute([name, value]: [string, unknown]): string {
  if (value === undefined || value === false) return '';
  if (value === true) return ` ${kebab(name)}`;
  return ` ${kebab(name)}="${escaped(typeof value === 'object' ? JSON.stringify(value) : String(value))}"`;
}

/**
 * A widget as HTML with a declarative shadow root: its text is there before any script, and the element takes the
 * markup over without a shift. Properties travel as attributes, so give only what may stand in a page.
 */
export function prerender(definition: Definition, implementation: { View: ComponentType<Record<string, unknown>>; css: SheetSource }, props: Readonly<Record<string, unknown>>): string {
  const { View, css } = implementation;
  const markup = renderToString(<Suspense><Frame><View {...defaultsOf(definition)} {...props} /></Frame></Suspense>);
  const style = [...frameCss, ...css].map(([, text]) => text).join('\n').replaceAll('</', '<\\/');
  return `<${definition.tag}${Object.entries(props).map(attribute).join('')}><template shadowrootmode="open">`
    + `<style data-echelon-prerendered>${hostCss}${style}</style><div data-echelon-root>${markup}</div></template></${definition.tag}>`;
}
