import { createGlobalTheme } from '@vanilla-extract/css';
import { defaultTheme, publicVars } from './contract.js';

// For documents that lay out their own pages with our tokens (the portal, React hosts): `styles.css` names them all.
// Widgets do not need this and do not import it.
createGlobalTheme(':root', publicVars, defaultTheme);
