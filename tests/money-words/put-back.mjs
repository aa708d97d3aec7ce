/**
 * What was false once, to be put back in a copy of the tree: each run has to find it.
 * @type {readonly { name: string, what: string, edits: readonly (readonly [file: string, from: string, to: string])[] }[]}
 */
export const putBack = [];
