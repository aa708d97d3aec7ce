import type { ArgTypesEnhancer, StrictArgTypes, StrictInputType } from 'storybook/internal/types';
import { uiFacts } from 'virtual:ui-facts';
import type { HandbookParameters } from './handbook.js';
import type { PieceProperty } from './props-of.js';

const propertiesByComponent = new Map(
  Object.values(uiFacts).flatMap(({ components }) => components.map(({ name, props }) => [name, props] as const)),
);

const simple = new Set(['boolean', 'number', 'string']);

/** A control for what can be typed or chosen; a property that takes a function or other pieces has none. */
function controlOf({ name, type, options }: PieceProperty, given: unknown): StrictInputType {
  if (options) return { name, control: { type: 'select' }, options };
  if (type === 'string' || (type === 'ReactNode' && typeof given === 'string'))
    return { name, control: { type: 'text' } };
  return simple.has(type)
    ? { name, control: { type: type === 'number' ? 'number' : 'boolean' } }
    : { name, table: { disable: true } };
}

const nameOf = (component: unknown): string => (typeof component === 'function' ? component.name : '');

/** Gives the pages of pieces controls for their properties, as the source has them. */
export const pieceControls: ArgTypesEnhancer = ({ argTypes, component, initialArgs, parameters }) => {
  const { handbook }: HandbookParameters = parameters;
  const properties = handbook && propertiesByComponent.get(nameOf(component));
  if (!properties) return argTypes;
  const controls: StrictArgTypes = Object.fromEntries(
    properties.map(property => [
      property.name,
      {
        ...argTypes[property.name],
        description: property.summary,
        table: {
          type: { summary: property.type },
          ...(property.default !== undefined && { defaultValue: { summary: property.default } }),
        },
        ...controlOf(property, initialArgs[property.name]),
      },
    ]),
  );
  return { ...argTypes, ...controls };
};
