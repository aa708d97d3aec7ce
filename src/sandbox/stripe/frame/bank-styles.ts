/** The test bank's own look: plainly not the page's and not ours. */
export const bankStyles = `
:root { color-scheme: light; }
*, ::before, ::after { box-sizing: border-box; }
html { background: transparent; }
body { margin: 0; min-block-size: 100vh; min-block-size: 100dvh; display: grid; place-items: center; padding: 16px; font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; color: #16181d; }
main { inline-size: min(100%, 400px); padding: 32px; border-radius: 14px; background: #fff; box-shadow: 0 16px 48px rgb(0 0 0 / 0.24); }
h1 { margin: 0 0 8px; font-size: 22px; font-weight: 650; line-height: 1.2; }
p { margin: 0 0 24px; overflow-wrap: anywhere; }
button { display: block; inline-size: 100%; min-block-size: 44px; padding: 10px 16px; border: 1px solid transparent; border-radius: 8px; font: inherit; font-weight: 500; cursor: pointer; }
button + button { margin-block-start: 12px; }
.primary { background: #16181d; color: #fff; }
.primary:hover { background: #30343d; }
.quiet { border-color: #cdd1d8; background: #fff; color: #16181d; }
.quiet:hover { background: #f4f5f7; }
button:focus-visible { outline: 3px solid #0f62d6; outline-offset: 2px; }
.note { margin: 24px 0 0; padding-block-start: 16px; border-block-start: 1px solid #e4e6ea; font-size: 14px; color: #5c626e; }
@media (max-width: 360px) { main { padding: 24px 20px; } }
`;
