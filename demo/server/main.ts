#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { openApplication } from './application.ts';
import { runServer } from './process/run.ts';

// built, this file is dist/server/main.js
const dist = fileURLToPath(new URL('..', import.meta.url));

runServer((parts) => openApplication({ ...parts, dist }));
