import './setup.js';
import { hydrateRoot } from 'react-dom/client';
import { App } from './app.js';

hydrateRoot(document.querySelector('#app')!, <App />);
