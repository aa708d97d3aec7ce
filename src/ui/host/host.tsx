import { createContext, useContext, type ReactNode } from 'react';

const HostContext = createContext<HTMLElement | undefined>(undefined);

/** Gives everything below the custom element it is rendered under; `undefined` in a plain React tree. */
export function HostProvider({ value, children }: { value: HTMLElement | undefined; children: ReactNode }) {
  return <HostContext value={value}>{children}</HostContext>;
}

/** The custom element this is rendered under, or `undefined` in a plain React tree. */
export function useHost(): HTMLElement | undefined {
  return useContext(HostContext);
}
