import type { ComponentType } from 'react';
import type { ArgTypes, InputType } from 'storybook/internal/types';
import { fn } from 'storybook/test';
import { callbackName, commonProps, type Definition, type Prop } from '../src/widgets/element/define.js';

const controls = { string: 'text', number: 'number', boolean: 'boolean', json: 'object' } as const satisfies Record<
  Prop<unknown>['type'],
  string
>;

function propType({ type, ts, options, summary, default: value }: Prop<unknown>): InputType {
  return {
    description: summary,
    control: options ? 'select' : controls[type],
    ...(options && { options }),
    table: {
      category: 'Properties',
      type: { summary: ts },
      ...(value !== undefined && { defaultValue: { summary: JSON.stringify(value) } }),
    },
  };
}

function argTypesOf({ props, events }: Definition): ArgTypes {
  return Object.fromEntries([
    ...Object.entries({ ...props, ...commonProps }).map(([name, prop]) => [name, propType(prop)]),
    ...Object.entries(events).map(([name, { summary, ts }]) => [
      callbackName(name),
      {
        description: summary,
        control: false,
        table: {
          category: 'Callbacks',
          type: { summary: ts === 'void' ? '() => boolean | void' : `(detail: ${ts}) => boolean | void` },
        },
      },
    ]),
  ]);
}

/** What a widget's stories have in common, folded from its definition: component, controls, callbacks, documentation and a fresh world. */
export function storyMeta<Props extends object>(definition: Definition, component: ComponentType<Props>) {
  return {
    component,
    argTypes: argTypesOf(definition),
    args: Object.fromEntries(Object.keys(definition.events).map(name => [callbackName(name), fn()])) as Partial<Props>,
    parameters: {
      definition,
      scene: { world: 'fresh' as const },
      docs: { description: { component: definition.summary } },
    },
  };
}
