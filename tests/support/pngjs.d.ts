declare module 'pngjs' {
  /** What the tests use of it: 8-bit RGBA pictures, read and written at once. */
  export class PNG {
    constructor(options: { width: number; height: number });
    width: number;
    height: number;
    data: Buffer;
    static sync: { read(file: Buffer): PNG; write(picture: PNG): Buffer };
  }
}
