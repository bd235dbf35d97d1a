import { covers } from '../../../core/contract/access.ts';
import type { Money } from '../../../core/contract/money.ts';
import type { UserId } from '../../../core/contract/entities/ids.ts';
import { ACTIVE } from '../authority/active-memberships.ts';
import type { BillingFacts, Mailing, Recipient } from '../mail/mailing.ts';
import type { PermissionKey } from '../permission-keys.ts';
import type { Ports } from '../ports.ts';
import type { BillingAccountRecord } from '../store/records.ts';
import type { Writer } from '../store/store.ts';

/** Mail about billing, with its facts. */
export type BillingMail =
  | { kind: 'paymentReceipt'; number: string; money: Money; at: string }
  | { kind: 'paymentFailed' | 'paymentConfirmation'; number: string; money: Money }
  | { kind: 'trialEnding'; plan: string; at: string; hasMethod: boolean }
  | { kind: 'subscriptionCanceled'; plan: string; at: string }
  | { kind: 'subscriptionEnded'; plan: string }
  | { kind: 'seatsChanged'; plan: string; seats: number }
  | { kind: 'paymentRefunded'; number: string; money: Money }
  | { kind: 'paymentDisputed'; number: string; money: Money };

const MANAGES: PermissionKey = 'fe.subscriptions.write';
/** Maximum of people who are mailed about billing. Ours. */
const PEOPLE_MAX = 20;

/** People of the tenant who manage its billing. */
const billingPeople = async (rows: Writer): Promise<Recipient[]> => {
  const enough = (await rows.permissions.find()).filter(({ key }) => covers(key, MANAGES)).map(({ id }) => id);
  const roles = await rows.roles.find({ where: { permissionIds: { overlaps: enough } } });
  const roleIds = { overlaps: roles.map(({ id }) => id) };
  const places = await rows.memberships.find({
    where: { ...ACTIVE, roleIds },
    order: [['createdAt', 'asc']],
    limit: PEOPLE_MAX,
  });
  return rows.users.find({ where: { id: { in: places.map(({ userId }) => userId) } } });
};

/** Recipients of a tenant: the address of its billing details, else the people who manage its billing. */
const recipientsOf = async (rows: Writer, { email, id }: BillingAccountRecord): Promise<Recipient[]> => {
  const people = await billingPeople(rows);
  if (email === '') return people;
  const known = people.find((person) => person.email === email);
  const language = people[0]?.language ?? 'en';
  // an address that belongs to no account: the account of billing stands for it
  return [known ?? { id: id as string as UserId, email, name: '', language, verified: false }];
};

const factsOf = (config: Ports['config'], mail: BillingMail): BillingFacts => {
  const { kind: _, ...facts } = mail;
  const plan = 'plan' in facts ? config.plans.find(({ key }) => key === facts.plan)?.name : undefined;
  return { ...facts, plan: plan ?? config.vendor.name };
};

/** Queues the mails of one synchronization. */
export const sendBillingMails = async (
  rows: Writer,
  { config }: Pick<Ports, 'config'>,
  account: BillingAccountRecord,
  mailing: Mailing,
  mails: readonly BillingMail[],
): Promise<void> => {
  const tenant = await rows.tenants.get(account.tenantId);
  for (const to of await recipientsOf(rows, account))
    for (const mail of mails) await mailing.billing(mail.kind, to, tenant?.name ?? '', factsOf(config, mail));
};
