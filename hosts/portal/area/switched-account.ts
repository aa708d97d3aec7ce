// A module of its own, so that it is loaded alone.
export { SwitchedAccount } from '@echelon/membership';
