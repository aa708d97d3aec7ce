/** The look of the frames. Every colour and measure is a custom property that `appearance` can set. */
export const fieldStyles = `
:root {
  --primary: #0f62d6; --background: #fff; --text: #16181d; --quiet: #5c626e; --danger: #b3261e; --line: #cdd1d8;
  --placeholder: #6b717d; --focus: var(--primary);
  --font: system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; --size: 16px; --radius: 8px; --unit: 4px;
  --weight: 400; --label-weight: 500;
  color-scheme: light;
}
:root.night {
  --primary: #7fb0ff; --background: #1b1d22; --text: #f2f2ef; --quiet: #a8adb8; --danger: #ff9a90; --line: #474c57;
  --placeholder: #9298a4;
  color-scheme: dark;
}
*, ::before, ::after { box-sizing: border-box; }
html { background: var(--ground, transparent); -webkit-text-size-adjust: 100%; }
body { margin: 0; padding: 4px; font: var(--weight) var(--size)/1.4 var(--font); color: var(--text); overflow: hidden; }
.rows { display: grid; gap: calc(var(--unit) * 4); }
.row { display: flex; flex-wrap: wrap; gap: calc(var(--unit) * 4) calc(var(--unit) * 3); }
.row > .field { flex: 1 1 124px; }
[hidden] { display: none !important; }
.field { min-width: 0; display: flex; flex-direction: column; }
label { display: block; margin-block-end: calc(var(--unit) * 1.5); font-size: 14px; font-weight: var(--label-weight); line-height: 1.4; color: var(--text); }
label small { font: inherit; font-weight: 400; color: var(--quiet); }
.box { position: relative; display: flex; align-items: center; min-block-size: 44px; background: var(--background); border: 1px solid var(--line); border-radius: var(--radius); transition: border-color .12s ease-out, box-shadow .12s ease-out; }
.box:hover { border-color: color-mix(in srgb, var(--line), var(--text) 30%); }
.box:focus-within { border-color: var(--focus); box-shadow: 0 0 0 3px color-mix(in srgb, var(--focus), transparent 72%); }
.field.bad .box { border-color: var(--danger); }
.field.bad .box:focus-within { box-shadow: 0 0 0 3px color-mix(in srgb, var(--danger), transparent 72%); }
input, select { flex: 1; inline-size: 100%; min-inline-size: 0; min-block-size: 42px; margin: 0; padding: calc(var(--unit) * 2.5) calc(var(--unit) * 3); border: 0; border-radius: calc(var(--radius) - 1px); outline: 0; background: transparent; color: inherit; font: inherit; font-variant-numeric: tabular-nums; }
/* smaller than 16 px makes phones zoom into the field */
input, select { font-size: max(16px, var(--size)); }
select { appearance: none; padding-inline-end: calc(var(--unit) * 9); text-overflow: ellipsis; }
select option { background: var(--background); color: var(--text); }
.box:has(select)::after { content: ''; position: absolute; inset-inline-end: calc(var(--unit) * 4); inset-block-start: calc(50% - 6px); inline-size: 8px; block-size: 8px; border: solid var(--quiet); border-width: 0 1.5px 1.5px 0; rotate: 45deg; pointer-events: none; }
input::placeholder { color: var(--placeholder); opacity: 1; }
input:disabled, select:disabled, input:read-only { color: var(--quiet); cursor: default; }
input.code { direction: ltr; text-align: start; }
:root[dir=rtl] input.code { text-align: end; }
input:autofill { box-shadow: inset 0 0 0 100px var(--background); -webkit-text-fill-color: var(--text); }
.brand { flex: none; display: flex; gap: 4px; margin-inline-end: calc(var(--unit) * 2.5); }
.mark { inline-size: 30px; block-size: 20px; border-radius: 3px; background: #fff; box-shadow: 0 0 0 1px rgb(128 128 128 / 0.4); forced-color-adjust: none; }
@media (max-width: 300px) { .mark:not(:only-child) { inline-size: 24px; block-size: 16px; } .mark:nth-child(n + 3) { display: none; } }
.brand.word { padding: 1px 7px; border: 1px solid var(--line); border-radius: 99px; font-size: 12px; font-weight: 500; line-height: 18px; color: var(--quiet); white-space: nowrap; }
.fault { display: flex; gap: 6px; margin: calc(var(--unit) * 1.5) 0 0; font-size: 14px; line-height: 1.4; color: var(--danger); }
.fault::before { content: '!' / ''; flex: none; inline-size: 16px; block-size: 16px; margin-block-start: 2px; border-radius: 50%; background: var(--danger); color: var(--background); font-size: 11px; font-weight: 700; line-height: 16px; text-align: center; }
[role=tablist] { display: flex; flex-wrap: wrap; gap: calc(var(--unit) * 2); margin-block-end: calc(var(--unit) * 4); }
[role=tab] { flex: 1 1 80px; min-block-size: 48px; padding: calc(var(--unit) * 2); border: 1px solid var(--line); border-radius: var(--radius); background: var(--background); color: var(--quiet); font: inherit; font-weight: var(--label-weight); cursor: pointer; }
[role=tab]:hover { color: var(--text); }
[role=tab][aria-selected=true] { border-color: var(--text); box-shadow: inset 0 0 0 1px var(--text); color: var(--text); }
[role=tab]:focus-visible { outline: 2px solid var(--focus); outline-offset: 1px; }
.note { margin: 0; color: var(--quiet); }
:root.floating .field { position: relative; }
:root.floating label { position: absolute; z-index: 1; inset-block-start: 7px; inset-inline-start: calc(var(--unit) * 3 + 1px); margin: 0; font-size: 12px; font-weight: 400; color: var(--quiet); pointer-events: none; }
:root.floating .box { min-block-size: 56px; }
:root.floating :is(input, select) { padding-block: 24px 6px; }
@media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
@media (forced-colors: active) { [role=tab][aria-selected=true] { outline: 2px solid Highlight; outline-offset: -3px; } .box:focus-within { outline: 2px solid Highlight; } }
`;
