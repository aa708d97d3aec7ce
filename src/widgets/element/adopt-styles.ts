import { createContext } from 'react';
import type { SheetSource } from './define.js';

/** Brings the styles of what is loaded later to where a widget is. Does nothing where a document has them all. */
export const AdoptStyles = createContext<((css: SheetSource) => void) | undefined>(undefined);
