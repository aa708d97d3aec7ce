import {
  createElement,
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type CSSProperties,
  type ReactNode,
} from 'react';
import type { Definition, PropsOf } from './define.js';
import { Frame } from './frame.js';
import '../layout/page.css.js';

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
export function component<D extends Definition>(
  displayName: string,
  View: ComponentType<PropsOf<D>>,
  defaults?: PropsOf<D>,
): WidgetComponent<PropsOf<D>> {
  const Widget = (props: PropsOf<D>) => {
    const { appearance } = props;
    // Nothing is shown in one look that is about to have another.
    const [look, setLook] = useState<CSSProperties>({ visibility: 'hidden' });
    useEffect(() => {
      if (appearance)
        void import('./appearance.js')
          .then(
            made => made.lookOf(appearance),
            () => ({}),
          )
          .then(setLook);
    }, [appearance]);
    return (
      <Suspense>
        <Frame theme={props.theme} style={appearance && look}>
          {createElement(View, { ...defaults, ...props })}
        </Frame>
      </Suspense>
    );
  };
  return Object.assign(Widget, { displayName, defaults });
}
