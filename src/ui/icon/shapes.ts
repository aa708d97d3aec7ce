/** The strokes of an icon on a 24 × 24 grid. One export each, so that a bundle holds the icons it shows. */
export type IconShape = string;

export const check: IconShape = 'M5 12.5l4.5 4.5L19 7.5';
export const close: IconShape = 'M6 6l12 12M18 6L6 18';
export const eye: IconShape = 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM12 9a3 3 0 100 6 3 3 0 000-6z';
export const eyeOff: IconShape = 'M4 4l16 16M9.9 5.7A9.6 9.6 0 0112 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 01-3 3.7M6 7.6A16.5 16.5 0 002.5 12S6 18.5 12 18.5a9 9 0 004-.9M9.9 9.9a3 3 0 004.2 4.2';
export const error: IconShape = 'M8.2 2.5h7.6l5.7 5.7v7.6l-5.7 5.7H8.2l-5.7-5.7V8.2zM12 7.5v5.5M12 16.5v.01';
export const warning: IconShape = 'M12 3.5l9.5 17h-19zM12 10v5M12 17.8v.01';
export const info: IconShape = 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 11v5.5M12 7.5v.01';
export const success: IconShape = 'M12 3a9 9 0 100 18 9 9 0 000-18zM8 12.3l2.8 2.7L16 9.5';
export const arrowLeft: IconShape = 'M20 12H4M10.5 5.5L4 12l6.5 6.5';
export const arrowRight: IconShape = 'M4 12h16M13.5 5.5L20 12l-6.5 6.5';
export const chevronDown: IconShape = 'M6 9.5l6 6 6-6';
export const lock: IconShape = 'M6 10.5h12v10H6zM8.5 10.5V7a3.5 3.5 0 017 0v3.5';
export const external: IconShape = 'M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9';
export const menu: IconShape = 'M4 7h16M4 12h16M4 17h16';
export const user: IconShape = 'M12 4a4 4 0 100 8 4 4 0 000-8zM4.5 20.5a7.5 7.5 0 0115 0';
