import { renderToString } from 'preact-render-to-string';
import { App } from './app.js';

export const render = () => renderToString(<App />);
