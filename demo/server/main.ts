#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openApplication } from './application.ts';
import { readCommand } from './process/command-line.ts';
import { runServer } from './process/run.ts';

// built, this file is dist/server/main.js
const dist = fileURLToPath(new URL('..', import.meta.url));
const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string; // a package has one
};

const command = readCommand(process.argv.slice(2), version);
if (command.does === 'run') runServer((parts) => openApplication({ ...parts, dist }));
else if (command.does === 'print') process.stdout.write(`${command.text}\n`);
else {
  process.stderr.write(`${command.text}\n`);
  process.exitCode = 1;
}
