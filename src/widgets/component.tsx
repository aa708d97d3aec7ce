import { createElement, Suspense, type ComponentType, type ReactNode } from 'react';
import type { Definition, PropsOf } from './define.js';
import { Frame } from './frame.js';
import './page.css.js';

/** A widget for React apps. */
export interface WidgetComponent<Props> {
  (props: Props): ReactNode;
  displayName: string;
  /** What the widget takes a property for that is not given. */
  defaults: Props | undefined;
}

/**
 * The React component of a definition: its view, with the definition's defaults, in the frame that elements have too.
 * It takes name and defaults instead of the definition, which knows how to load the view later and would split an app's
 * bundle for that; a test holds both against the table of widgets.
 */
export function component<D extends Definition>(displayName: string, View: ComponentType<PropsOf<D>>, defaults?: PropsOf<D>): WidgetComponent<PropsOf<D>> {
  const Widget = (props: PropsOf<D>) => <Suspense><Frame theme={props.theme}>{createElement(View, { ...defaults, ...props })}</Frame></Suspense>;
  return Object.assign(Widget, { displayName, defaults });
}
