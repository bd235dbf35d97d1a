import { chromium } from 'playwright';
import { serveStatic } from './test/bench/static.mjs';
const pg=(st,a='')=>`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>First paint</title>${st}<script type="module" src="/cdn/login-box.js"></script></head><body><fe-login-box base-url="/" ${a}></fe-login-box></body></html>`;
const V={base:pg(''),sans:pg('<style>fe-login-box{--fe-font:sans-serif}</style>'),nofocus:pg('','auto-focus="false"'),arial:pg('<style>fe-login-box{--fe-font:Arial}</style>'),bodytext:pg('').replace('<body>','<body><p>Hello</p>')};
const server = await serveStatic(Object.fromEntries(Object.entries(V).map(([k,v])=>['/'+k+'/account/login',v])),{'/cdn/':'dist/cdn'});
const b = await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox']});
const T={};
for (let i=0;i<14;i++) for (const k of Object.keys(V)){
const c=await b.newContext();
await c.addInitScript(`{const look=()=>{const n=document.querySelector('fe-login-box input:not([type=hidden])'); if(n&&n.checkVisibility()&&n.getClientRects().length){globalThis.shownMs=performance.now()} else requestAnimationFrame(look)}; look();}`);
const t=await c.newPage(); const d=await c.newCDPSession(t);
await d.send('Network.enable'); await d.send('Network.emulateNetworkConditions',{offline:false,downloadThroughput:1.25e6,uploadThroughput:1.25e6,latency:40}); await d.send('Emulation.setCPUThrottlingRate',{rate:4});
await t.goto(server.url+'/'+k+'/account/login'); (T[k]??=[]).push(await t.waitForFunction(()=>globalThis.shownMs).then(h=>h.jsonValue()));
await c.close();}
for(const [k,v] of Object.entries(T)){v.sort((a,b)=>a-b);console.log(k.padEnd(10),v[7].toFixed(0),v[2].toFixed(0))}
await b.close(); await server.stop();
