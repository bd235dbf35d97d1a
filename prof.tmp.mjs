import { chromium } from 'playwright';
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { serveStatic } from './test/bench/static.mjs';
const pg=(s,t)=>`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>First paint</title><script type="module" src="${s}"></script></head><body>${t}</body></html>`;
const server = await serveStatic({'/account/login':pg('/cdn/login-box.js','<fe-login-box base-url="/"></fe-login-box>')},{'/cdn/':'dist/cdn'});
const b = await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox']});
const maps={}; const map=(u)=>{const n=u.replace(/.*\//,''); try{return maps[n]??=new SourceMap(JSON.parse(readFileSync('dist/cdn/'+n+'.map','utf8')))}catch{return null}};
const incl={}, self={}; const N=12;
for (let i=0;i<N;i++){
const c=await b.newContext();
await c.addInitScript(`{const look=()=>{const n=document.querySelector('fe-login-box input:not([type=hidden])'); if(n&&n.getClientRects().length){globalThis.shownMs=performance.now();performance.mark('shown')} else requestAnimationFrame(look)}; look();}`);
const t=await c.newPage(); const d=await c.newCDPSession(t);
await d.send('Profiler.enable'); await d.send('Profiler.setSamplingInterval',{interval:200});
await d.send('Emulation.setCPUThrottlingRate',{rate:4});
await d.send('Profiler.start');
await t.goto(server.url+'/account/login'); await t.waitForFunction(()=>globalThis.shownMs);
const {profile}=await d.send('Profiler.stop');
const byId=new Map(profile.nodes.map(n=>[n.id,n])); const parent=new Map(); for(const n of profile.nodes) for(const k of n.children??[]) parent.set(k,n.id);
const label=(n)=>{const f=n.callFrame; if(!f.url) return f.functionName; const m=map(f.url); const o=m?.findEntry(f.lineNumber,f.columnNumber); return (f.functionName||'')+' '+(o?.originalSource?o.originalSource.replace(/.*\.\.\//,'')+':'+(o.originalLine+1):f.url.slice(-30)+':'+f.lineNumber+':'+f.columnNumber)};
// stop at shown: look function
let ts=profile.startTime; 
for(let k=0;k<profile.samples.length;k++){const dt=profile.timeDeltas[k]/1000; let id=profile.samples[k]; const n=byId.get(id); const l=label(n); self[l]=(self[l]??0)+dt/N; const seen=new Set(); while(id){const m=label(byId.get(id)); if(!seen.has(m)){seen.add(m); incl[m]=(incl[m]??0)+dt/N} id=parent.get(id)} }
await c.close();}
const top=(o,n)=>Object.entries(o).filter(([k])=>!/^\((idle|root|program)/.test(k)).sort((a,b)=>b[1]-a[1]).slice(0,n).map(([k,v])=>v.toFixed(1).padStart(7)+' '+k).join('\n');
console.log('SELF\n'+top(self,28)); console.log('INCL\n'+top(incl,45));
await b.close(); await server.stop();
