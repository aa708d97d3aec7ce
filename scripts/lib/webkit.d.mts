/** The driver of WebKit and the browser that it starts. */
export function webkit(): { driver?: string; browser?: string };
/** Makes sure that there is a WebKit, a display for it and a session bus; answers why there is none. */
export function ensureWebkit(): string | undefined;
/** Put before a command that drives WebKit: a display and a session bus of its own. */
export const onDisplay: readonly string[];
