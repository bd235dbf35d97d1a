import { chromium } from 'playwright';
import { readFileSync } from 'node:fs';
import { serveStatic } from './test/bench/static.mjs';
const pg=(s,t)=>`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>First paint</title><script type="module" src="${s}"></script></head><body>${t}</body></html>`;
const server = await serveStatic({'/account/login':pg('/cdn/login-box.js','<fe-login-box base-url="/"></fe-login-box>')},{'/cdn/':'dist/cdn'});
const b = await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox']});
const agg={}; const N=8; let marks=[];
for (let i=0;i<N;i++){
const c=await b.newContext();
await c.addInitScript(`{const look=()=>{const n=document.querySelector('fe-login-box input:not([type=hidden])'); if(n&&n.getClientRects().length){globalThis.shownMs=performance.now();performance.mark('shown')} else requestAnimationFrame(look)}; look();}`);
const t=await c.newPage(); const d=await c.newCDPSession(t);
await d.send('Network.enable'); await d.send('Network.emulateNetworkConditions',{offline:false,downloadThroughput:1.25e6,uploadThroughput:1.25e6,latency:40}); await d.send('Emulation.setCPUThrottlingRate',{rate:4});
await b.startTracing(t,{path:'/tmp/w/fp/t.json',categories:['devtools.timeline','blink.user_timing','v8','disabled-by-default-v8.compile','loading']});
await t.goto(server.url+'/account/login'); const ms=await t.waitForFunction(()=>globalThis.shownMs).then(h=>h.jsonValue());
await b.stopTracing();
const res=await t.evaluate(()=>performance.getEntriesByType('resource').map(r=>r.name.replace(/.*\//,'')+' '+r.startTime.toFixed(0)+'-'+r.responseEnd.toFixed(0)));
const ev=JSON.parse(readFileSync('/tmp/w/fp/t.json','utf8')).traceEvents;
const shown=ev.find(e=>e.name==='shown'); const nav=ev.filter(e=>e.name==='navigationStart'&&e.pid===shown.pid).sort((a,b)=>b.ts-a.ts)[0];
const from=nav?nav.ts:0;
const own=ev.filter(e=>e.pid===shown.pid&&e.tid===shown.tid&&e.ph==='X'&&e.ts>=from&&e.ts<shown.ts);
for(const e of own){const dur=(Math.min(e.ts+e.dur,shown.ts)-e.ts)/1000; agg[e.name]=(agg[e.name]??0)+dur/N;}
marks.push(ms); if(i===N-1){console.log(res.slice(0,8)); for(const e of own.filter(e=>e.dur>2000).sort((a,b)=>a.ts-b.ts)) console.log(((e.ts-from)/1000).toFixed(0).padStart(5),(e.dur/1000).toFixed(1).padStart(6),e.name,(e.args?.data?.url??e.args?.data?.functionName??e.args?.fileName??'').toString().slice(-50))}
await c.close();}
console.log(marks.map(m=>Math.round(m)).sort((a,b)=>a-b).join(' ')); console.log(Object.entries(agg).sort((a,b)=>b[1]-a[1]).slice(0,22).map(([n,v])=>n+' '+v.toFixed(1)).join('\n'));
await b.close(); await server.stop();
