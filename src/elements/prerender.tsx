import { Suspense, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { defaultsOf, kebab, type Definition, type SheetSource } from '../widgets/element/define.js';
import { Frame } from '../widgets/element/frame.js';
import { hostCss } from './host-css.js';
import { neededCss } from './needed-css.js';
import frameCss from '../widgets/element/frame.tsx?shadow-css';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** A property as the attribute that its element reads back to the same value. */
function attribute([name, value]: [string, unknown]): string {
  if (value === undefined || value === false) return '';
  if (value === true) return ` ${kebab(name)}`;
  return ` ${kebab(name)}="${escaped(typeof value === 'object' ? JSON.stringify(value) : String(value))}"`;
}

// What is half parsed, or has been refused its styles, is not shown: cards move while others come beside them. Until
// then an image of the widget's height keeps its place, which needs no style.
const hold = (height: number) => `<svg data-echelon-prerendered width="1" height="${height}" aria-hidden="true"></svg>`;
const reveal =
  '<style data-echelon-prerendered data-echelon-end>[data-echelon-root]{display:block!important}svg[data-echelon-prerendered]{display:none}</style>';

/**
 * A widget as HTML with a declarative shadow root: its text is there before any script, and the element takes the
 * markup over without a shift. Properties travel as attributes, so give only what may be in a page.
 */
export function prerender(
  definition: Definition,
  implementation: { View: ComponentType<Record<string, unknown>>; css: SheetSource },
  props: Readonly<Record<string, unknown>>,
): string {
  const { View, css } = implementation;
  const markup = renderToString(
    <Suspense>
      <Frame>
        <View {...defaultsOf(definition)} {...props} />
      </Frame>
    </Suspense>,
  );
  const all = [...frameCss, ...css].map(([, text]) => text).join('\n');
  const style = neededCss(all, markup).replaceAll('</', '<\\/');
  return (
    `<${definition.tag} data-prerendered${Object.entries(props).map(attribute).join('')}><template shadowrootmode="open">` +
    `<style data-echelon-prerendered>${hostCss}${style}</style>${hold(definition.height)}<div data-echelon-root hidden>${markup}</div>${reveal}</template></${definition.tag}>`
  );
}
