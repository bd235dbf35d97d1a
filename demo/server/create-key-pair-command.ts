import { createKeyPair, type WantedKeyPair } from './graphql/key-pairs.ts';
import { logLevel, pinoLog } from './log/pino-log.ts';
import { checkDatabase } from './dev/database/external.ts';
import { readProcessSettings } from './process/process-settings.ts';
import { StartFailure } from './start-failure.ts';
import { postgresStore } from './store/postgres.ts';
import type { Environment } from './vendor/environment.ts';

/** Runs `fe-server create-key-pair` beside the server, with the server's own environment. Resolves to what to print. */
export const runCreateKeyPair = async ({ company, name }: WantedKeyPair, env: Environment): Promise<string> => {
  const { databaseUrl } = readProcessSettings(env, env.FE_DEV === '1');
  if (!databaseUrl)
    throw new StartFailure('DATABASE_URL is not set: create-key-pair needs a PostgreSQL that is running.');
  await checkDatabase(databaseUrl);
  const store = await postgresStore(databaseUrl, pinoLog(logLevel(env.LOG_LEVEL, false)));
  try {
    const named = await store.scoped({ across: 'administrators' }).tenants.find({ where: { name: company }, limit: 2 });
    const [tenant] = named;
    if (!tenant) throw new StartFailure(`There is no company called "${company}".`);
    if (named.length > 1) throw new StartFailure(`There are several companies called "${company}".`);
    const clock = { now: () => new Date() };
    const { clientId, clientSecret } = await createKeyPair({ store, clock }, tenant.id, name);
    return `Key pair "${name}" of "${company}". The secret is shown once:\nfe-client-id: ${clientId}\nfe-client-secret: ${clientSecret}`;
  } finally {
    await store.close();
  }
};
