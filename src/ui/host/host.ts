import { createContext, useContext } from 'react';

/** Gives everything below the custom element it is rendered under; `undefined` in a plain React tree. */
export const HostContext = createContext<HTMLElement | undefined>(undefined);

/** The custom element this is rendered under, or `undefined` in a plain React tree. */
export function useHost(): HTMLElement | undefined {
  return useContext(HostContext);
}
