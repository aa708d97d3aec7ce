import './setup.js';
import { hydrate } from 'preact';
import { App } from './app.js';

hydrate(<App />, document.querySelector('#app')!);
