#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readCommand } from './process/command-line.ts';
import { describe } from './process/lifetime.ts';
import { runServer } from './process/run.ts';

// built, this file is dist/server/main.js
const dist = fileURLToPath(new URL('..', import.meta.url));
const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  version: string; // a package has one
};

const command = readCommand(process.argv.slice(2), version);
if (command.action === 'run') {
  runServer(async (parts) => {
    // what refuses a start has not waited for all that a running server needs
    const { openApplication } = await import('./application.ts');
    return openApplication({ ...parts, dist });
  });
} else if (command.action === 'inviteAdmin' || command.action === 'createKeyPair' || command.action === 'setFlag') {
  const run = async () => {
    if (command.action === 'inviteAdmin')
      return (await import('./invite-admin-command.ts')).runInviteAdmin(command.invitation, process.env);
    if (command.action === 'setFlag')
      return (await import('./set-flag-command.ts')).runSetFlag(command.change, process.env);
    return (await import('./create-key-pair-command.ts')).runCreateKeyPair(command.wanted, process.env);
  };
  try {
    process.stdout.write(`${await run()}\n`);
  } catch (error) {
    process.stderr.write(`${describe(error)}\n`);
    process.exitCode = 1;
  }
} else if (command.action === 'print') process.stdout.write(`${command.text}\n`);
else {
  process.stderr.write(`${command.text}\n`);
  process.exitCode = 1;
}
