import { Pool } from 'pg';
import { runServer } from './process/run.ts';

runServer(async ({ databaseUrl, port }) => {
  const pool = new Pool({ connectionString: databaseUrl });
  return {
    fetch: () => new Response('Route not found', { status: 404 }),
    ready: async () => (await pool.query('SELECT 1')).rowCount === 1,
    close: () => pool.end(),
    greeting: `http://localhost:${port}`,
  };
});
