export { callerIn, findUser } from '../people/find-user.js';
