import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { themes } from './theme.js';

addons.setConfig({ theme: themes.light });

// The handbook goes dark with the stories.
addons.register('echelon/theme', api => {
  for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) {
    api.on(event, ({ globals }: { globals: { theme?: unknown } }) =>
      addons.setConfig({ theme: themes[globals.theme === 'dark' ? 'dark' : 'light'] }),
    );
  }
});
