import { readFileSync } from 'node:fs';
const f=process.argv[2]; const m=JSON.parse(readFileSync(f+'.map','utf8')); 
const { SourceMap } = await import('node:module'); const code=readFileSync(f,'utf8').split('\n'); const sm=new SourceMap(m); const t={};
// decode per char using mappings approx
const {default:x}={}; 
let cur; for(let l=0;l<code.length;l++) for(let c=0;c<code[l].length;c+=1){const e=sm.findEntry(l,c); const k=e.originalSource??'?'; t[k]=(t[k]??0)+1;}
for (const [k,v] of Object.entries(t).sort((a,b)=>b[1]-a[1]).slice(0,60)) console.log(v, k.replace(/^(\.\.\/)+/,''));
