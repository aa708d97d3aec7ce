import type { ComponentType, ReactNode } from 'react';
import { Root } from '../src/ui/root/root.js';

/** Gives a piece of the design system the type and the colours that a widget gives it. */
export const inRoot = (Story: ComponentType) => (
  <Root>
    <Story />
  </Root>
);

/** Variants side by side. */
export function Row({ children }: { children: ReactNode }) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center', marginBlockEnd: 16 }}>
      {children}
    </div>
  );
}

/** Variants one below the other, no wider than a form. */
export function Column({ children }: { children: ReactNode }) {
  return <div style={{ display: 'grid', gap: 16, maxInlineSize: 480 }}>{children}</div>;
}
