import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

// Loaded first into a process that tests start: see cheap-scrypt.ts.
const { scrypt } = crypto;
crypto.scrypt = (password, salt, length, options, done) =>
  scrypt(password, salt, length, { ...options, N: 16, r: 8, p: 1 }, done);
syncBuiltinESMExports();
