import type { Migration } from './migration.ts';

/** Seats of a scheduled change, and the dispute over an invoice's payment. */
export const seatsAndDisputes: Migration = {
  name: 'seats and disputes',
  statements: [
    `alter table subscriptions add column scheduled_seats integer`,
    `alter table invoices add column dispute text`,
  ],
};
