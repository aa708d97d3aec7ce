import { table } from '../widgets/table.js';
import { defineElements } from './define-elements.js';

defineElements(table);

export { configure } from '../core/session/configure.js';
export { defineElements };
export type { EchelonElements, EchelonGlobal } from './types.js';
export type { ErrorCause } from '../core/session/error-causes.js';
