export { words } from '../fr/switched-account.js';
