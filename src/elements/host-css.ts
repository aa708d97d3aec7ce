/** What every element is, styled or not yet. Its `theme` reaches its light DOM too: a slotted card field follows it. */
export const hostCss =
  ':host{display:block}:host([hidden]){display:none}:host([theme=light]){color-scheme:light}:host([theme=dark]){color-scheme:dark}';
