import { globalStyle } from '@vanilla-extract/css';

// A React host's bundler may lower `light-dark()` for older browsers, Vite's does by default. What comes of it knows the
// scheme only where the page has declared one, so this says what a page that declares none means: light.
globalStyle(':where(:root)', { vars: { '--lightningcss-light': 'initial', '--lightningcss-dark': ' ' } });
