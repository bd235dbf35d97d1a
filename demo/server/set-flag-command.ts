import { checkDatabase } from './dev/database/external.ts';
import { type FlagChange, setFlag } from './flag-service/set-flag.ts';
import { logLevel, pinoLog } from './log/pino-log.ts';
import { readProcessSettings } from './process/process-settings.ts';
import { StartFailure } from './start-failure.ts';
import { postgresStore } from './store/postgres.ts';
import type { Environment } from './vendor/environment.ts';

/** Runs `fe-server set-flag` beside the server, with the server's own environment. Resolves to what to print. */
export const runSetFlag = async (change: FlagChange, env: Environment): Promise<string> => {
  const { databaseUrl } = readProcessSettings(env, env.FE_DEV === '1');
  if (!databaseUrl) throw new StartFailure('DATABASE_URL is not set: set-flag needs a PostgreSQL that is running.');
  await checkDatabase(databaseUrl);
  const store = await postgresStore(databaseUrl, pinoLog(logLevel(env.LOG_LEVEL, false)));
  try {
    const done = await setFlag({ store, clock: { now: () => new Date() } }, change, 'fe-server set-flag');
    if (!done.ok) throw new StartFailure(done.failure);
    const who = change.identifier === undefined ? 'everyone' : change.identifier;
    return `${change.name} is ${change.enabled ? 'on' : 'off'} in ${change.environment} for ${who}.`;
  } finally {
    await store.close();
  }
};
