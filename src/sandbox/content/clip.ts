/**
 * The film of the sandbox's classes: one short clip for all of them, drawn by `scripts/clip.mjs`. The one place that says
 * where it is; as all addresses of files, from the API's own root.
 *
 * Its bytes are in no module, so that none of them is in a bundle. Whoever runs the sandbox hands them in
 * (`SandboxOptions.films`), as its server does; a page that runs the sandbox in itself has the same file at the same
 * address of its own origin (`.storybook/main.ts`), because a `<video>` asks the network and never a `fetch` of ours.
 */
export const FILM = 'class.mp4';
export const CLIP_URL = `/static/clips/${FILM}`;
