import { Client } from 'pg';
import { codeOf, StartFailure } from '../../start-failure.ts';

const OLDEST = 15;
const CONNECT_MS = 5000;

/** Parses the URL of a PostgreSQL. Throws `StartFailure` for any other. */
export const parseDatabaseUrl = (url: string): URL => {
  try {
    const parsed = new URL(url);
    if (/^postgres(ql)?:$/.test(parsed.protocol)) return parsed;
  } catch {
    // reported below
  }
  throw new StartFailure(
    'DATABASE_URL is not an address of PostgreSQL: write postgres://user:password@host:5432/database.',
  );
};

/** Error message of a refused connection with its remedy, without the password of the address. */
const explain = (error: unknown, { hostname, port, username, pathname }: URL): string => {
  const where = `${hostname || 'localhost'}:${port || 5432}`;
  const code = codeOf(error);
  if (code?.startsWith('28'))
    return `PostgreSQL at ${where} refuses the user "${username}": correct user and password in DATABASE_URL.`;
  if (code === '3D000')
    return `PostgreSQL at ${where} has no database "${pathname.slice(1)}": create it, or correct DATABASE_URL.`;
  const reason = code ?? (error instanceof Error ? error.message : 'no answer');
  return `No PostgreSQL answers at ${where} (${reason}): start it, or correct DATABASE_URL.`;
};

/** Checks that DATABASE_URL leads to a suitable PostgreSQL, before the server uses it. */
export const checkDatabase = async (url: string): Promise<void> => {
  const address = parseDatabaseUrl(url);
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => {}); // a connection cut after it was refused
  try {
    await client.connect();
  } catch (error) {
    throw new StartFailure(explain(error, address));
  }
  try {
    const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
    const version = rows[0]?.server_version ?? '0';
    if (Number.parseInt(version, 10) < OLDEST) {
      throw new StartFailure(`DATABASE_URL points to PostgreSQL ${version}: ${OLDEST} or later is needed.`);
    }
  } finally {
    await client.end();
  }
};
