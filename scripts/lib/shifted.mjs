import { ServerResponse } from 'node:http';
import { shiftDate } from './shift-date.mjs';

/*
 * Loaded before all else by every Node process of a run that has a date of its own (`date-setting.mjs`).
 */

shiftDate(Number(process.env.ECHELON_SHIFT));

// Node writes the date of an answer by a clock that no script reaches.
const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function dated(...given) {
  if (this.sendDate && !this.headersSent && !this.hasHeader('date')) this.setHeader('date', new Date().toUTCString());
  return writeHead.apply(this, given);
};
