import { configure } from '@echelon/membership';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.js';
import { takeTokens } from './arrival.js';
import { config } from './config.js';
import { followReader, readersLocale } from './reader.js';

takeTokens();
configure({ ...config, locale: readersLocale() });
followReader();

const box = document.getElementById('app');
if (!box) throw new Error('The portal has no place to show itself: its page needs an element with the id "app".');
createRoot(box).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
