import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltServer, PRODUCTION, PRODUCTION_CONFIG, startBuilt } from '../built-server.ts';

/** Environment of a node in production. */
interface Setting {
  databaseUrl: string;
  smtpUrl: string;
  /** A folder of its own. */
  folder: string;
  config?: object;
  env?: Readonly<Record<string, string>>;
  args?: string[];
}

/** A node as an operator runs it: without development tools, on a database and a mail server that are there already. */
export const startNode = async ({
  databaseUrl,
  smtpUrl,
  folder,
  config = {},
  env,
  args,
}: Setting): Promise<BuiltServer> => {
  const file = join(folder, 'fe.config.json');
  writeFileSync(file, JSON.stringify({ ...PRODUCTION_CONFIG, ...config }));
  const own = {
    ...PRODUCTION,
    DATABASE_URL: databaseUrl,
    SMTP_URL: smtpUrl,
    FE_CONFIG: file,
    LOG_LEVEL: 'error',
  };
  return startBuilt({ ...own, ...env }, args);
};
