import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
const dir = process.argv[2] ?? 'dist/hosts/portal';
const m = JSON.parse(readFileSync(dir+'/.vite/manifest.json','utf8'));
const seen = new Set();
const add = k => { const {file, css=[], imports=[]} = m[k]; for (const f of [file,...css]) seen.add(f); for (const i of imports) if (!seen.has(m[i].file)) add(i); };
add('index.html'); add('area/area.tsx'); add('pages/overview.tsx');
const w = f => brotliCompressSync(readFileSync(dir+'/'+f), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
let sum=0; for (const f of [...seen].map(f=>[w(f),f]).sort((a,b)=>b[0]-a[0])) { console.log(...f); sum+=f[0]; } console.log(sum);
