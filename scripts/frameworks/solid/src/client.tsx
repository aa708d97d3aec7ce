import './setup.js';
import { hydrate } from 'solid-js/web';
import { App } from './app.js';

hydrate(() => <App />, document.querySelector('#app')!);
