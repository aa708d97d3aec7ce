export { callerIn, findUser } from './find-user.js';
