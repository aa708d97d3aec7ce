import type { Plugin } from 'vite';
import { jsxNames } from './jsx-names.js';

/** What React has to hear at the root of a tree for each property that widgets give to an element (React DOM, `registerTwoPhaseEvent`). */
const heard: Readonly<Record<string, readonly string[]>> = {
  onBlur: ['focusout'],
  onChange: ['change', 'click', 'focusin', 'focusout', 'input', 'keydown', 'keyup'],
  onClick: ['click'],
  onDragEnter: ['dragenter'],
  onDragLeave: ['dragleave'],
  onDragOver: ['dragover'],
  onDrop: ['drop'],
  onFocus: ['focusin'],
  onInput: ['input'],
  onKeyDown: ['keydown'],
  onKeyUp: ['keyup'],
  onMouseDown: ['mousedown'],
  onPaste: ['paste'],
  onPointerDown: ['pointerdown'],
  onPointerEnter: ['pointerout', 'pointerover'],
  onPointerLeave: ['pointerout', 'pointerover'],
  onPointerMove: ['pointermove'],
  onReset: ['reset'],
  onSubmit: ['submit'],
};

/** Events that do not rise, or not all the way: React hears them at the element itself. */
const atElement = new Set(['onCancel', 'onClose', 'onError', 'onInvalid', 'onLoad', 'onScroll', 'onToggle']);

/** React's other events, by names that no component of ours has for a property of its own: an object of them may be spread where no JSX shows it. */
const unheard =
  /\bon(?:Animation(?:Start|Iteration|End)|AuxClick|BeforeInput|Composition\w+|ContextMenu|Copy|Cut|DoubleClick|Drag(?:End|Exit|Start)?|(?:Got|Lost)PointerCapture|KeyPress|Mouse(?:Enter|Leave|Move|Out|Over|Up)|Pointer(?:Cancel|Out|Over|Up)|Touch\w+|Transition\w+|Wheel)(?:Capture)?\b/;

/** Whether something is decided about a property of React's: it is heard, or whoever writes it is told that it is not. */
export const isKnown = (name: string): boolean => name in heard || atElement.has(name) || unheard.test(name);

const CLIENT = /\/react-dom-client\.production\.js$/;
const OURS = /\/src\/.*\.tsx?$/;
const ALL = 'allNativeEvents.forEach(';
/** React's names of all plain events, in one text. */
const NAMES = /"abort auxClick [\w ]+ wheel"/;

const told = (name: string): string =>
  `"${name}" of React is used now, and this build does not hear it: add it to vite/heard-events.ts.`;

/**
 * React listens at each root and each portal to every event that there is, eighty names twice, each with a function of its own:
 * for fifty widgets on a page that is 8,000 listeners, and passive ones for touch and wheel among them. This build listens to what widgets use.
 * Whoever begins to use another is told so by the build. Saves 0.2 KB of the first offer picker, beside those listeners.
 */
export function heardEvents(): Plugin {
  const events = [...new Set(Object.values(heard).flat())].toSorted();
  const known = new Set([...events, ...[...atElement].map(name => name.slice(2).toLowerCase())]);
  return {
    name: 'echelon:heard-events',
    enforce: 'pre',
    transform: {
      filter: { id: [CLIENT, OURS] },
      handler(code, id) {
        if (CLIENT.test(id)) {
          const parts = code.split(ALL);
          if (parts.length !== 2 || !NAMES.test(code))
            this.error('React DOM listens in another way now: look at it before vite/heard-events.ts is used.');
          const listening = parts.join(`${JSON.stringify(events)}.forEach(`);
          return {
            code: listening.replace(NAMES, names =>
              JSON.stringify(
                JSON.parse(names)
                  .split(' ')
                  .filter((name: string) => known.has(name.toLowerCase()))
                  .join(' '),
              ),
            ),
            map: null,
          };
        }
        const written = id.endsWith('.tsx') ? jsxNames(id, code).filter(name => /^on[A-Z]/.test(name)) : [];
        const strange =
          written.find(name => !heard[name.replace(/Capture$/, '')] && !atElement.has(name)) ?? unheard.exec(code)?.[0];
        if (strange) this.error(told(strange));
        return undefined;
      },
    },
  };
}
