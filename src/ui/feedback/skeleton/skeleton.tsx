import { skeleton } from './skeleton.css.js';

export interface SkeletonProps {
  /** `text` a line, `title` 22 px, `figure` 48 px, `control` 44 px, `block` 160 px. */
  shape?: 'text' | 'title' | 'figure' | 'control' | 'block' | undefined;
  width?: 'short' | 'medium' | 'long' | 'full' | undefined;
}

/** Placeholder for content, in its shape. It does not move; the component around it sets `aria-busy`. */
export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps) {
  return <span className={skeleton} data-shape={shape} data-width={width} part="skeleton" aria-hidden="true" />;
}
