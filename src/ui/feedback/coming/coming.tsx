import type { ReactNode } from 'react';
import { Said } from '../said/said.js';

export interface ComingProps {
  /** What is on its way, as it is read out; without it 'Loading'. */
  label?: string | undefined;
  className?: string | undefined;
  /** What holds its place: skeletons. */
  children?: ReactNode;
}

/** The place of what is on its way: drawn by skeletons for who sees, said for who does not. */
export function Coming({ label, className, children }: ComingProps) {
  return (
    <div className={className} aria-busy="true">
      <Said>{label}</Said>
      {children}
    </div>
  );
}
