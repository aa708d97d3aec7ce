import { Activation } from './activation.js';

/** A machine comes into service, for those who are signed in. */
export const ActivatePage = () => <Activation />;
