import { inject } from 'vitest';

process.env['FE_TEST_DATABASE_URL'] = inject('databaseUrl');
process.env['FE_TEST_DATABASE_TEMPLATE'] = inject('databaseTemplate');
