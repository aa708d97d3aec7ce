import { createElement, type ComponentType, type ReactNode } from 'react';
import { componentName, defaultsOf, type Definition, type PropsOf } from './define.js';
import { Frame } from './frame.js';

/** The React component of a definition: its view, with the definition's defaults, in the frame that elements have too. */
export function component<D extends Definition>(definition: D, View: ComponentType<PropsOf<D>>): ((props: PropsOf<D>) => ReactNode) & { displayName: string } {
  const defaults = defaultsOf(definition);
  const Widget = (props: PropsOf<D> & { theme?: 'light' | 'dark' | undefined }) => {
    const given = { ...defaults, ...props };
    return <Frame theme={props.theme}>{createElement(View, given)}</Frame>;
  };
  return Object.assign(Widget, { displayName: componentName(definition.tag) });
}
