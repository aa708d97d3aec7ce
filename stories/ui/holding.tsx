import { useState, type ReactNode } from 'react';

interface HoldingProps<Value> {
  first: Value;
  children: (value: Value, set: (value: Value) => void) => ReactNode;
  /** Called with every change. */
  onChange?: ((value: Value) => void) | undefined;
}

/** Holds a control's value, as the owner of a form does. */
export function Holding<Value>({ first, children, onChange }: HoldingProps<Value>) {
  const [value, setValue] = useState(first);
  return children(value, next => {
    setValue(next);
    onChange?.(next);
  });
}

/** The longest name that there is: 200 characters. */
export const longName =
  'Maximiliana Bartholomea Featherstonehaugh-Cholmondeley of the Upper Lower Middle Valley Community Rowing, Climbing and Strength Training Association, Northern Section, Winter Programmes, Second Year B';
