import { generateHydrationScript, renderToString } from 'solid-js/web';
import { App } from './app.js';

export const head = () => generateHydrationScript();
export const render = () => renderToString(() => <App />);
