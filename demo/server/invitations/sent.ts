import * as v from 'valibot';
import type { UserId } from '../../../core/contract/entities/ids.ts';
import type {
  InvitationSort,
  SentInvitationState,
  SentInvitation,
} from '../../../core/contract/entities/invite-link.ts';
import { ok } from '../../../core/contract/failure.ts';
import { invitations } from '../../../core/contract/invitations.ts';
import { PAGE_SIZE } from '../../../core/contract/limits.ts';
import { id, oneOf } from '../checks/fields.ts';
import { sentInvitation } from '../checks/people.ts';
import * as ask from '../members/query.ts';
import { roleView } from '../roles/views.ts';
import { type AdministratorReader, allowed } from '../rules.ts';
import type { Ports } from '../ports.ts';
import type { PersonRecord } from '../store/records.ts';
import type { RowQuery, Where } from '../store/store.ts';

/** Columns of each sort; ties are ordered by id. */
const SORTS: Readonly<Record<InvitationSort, readonly (keyof PersonRecord & string)[]>> = {
  sentAt: ['invitedAt', 'id'],
  expires: ['invitedUntil', 'id'],
  openedAt: ['openedAt', 'invitedAt', 'id'],
  email: ['email', 'id'],
  name: ['searchable', 'id'],
};

const ofState = (state: SentInvitationState | undefined, now: string): Where<PersonRecord> => {
  switch (state) {
    case 'expired':
      return { invitedUntil: { before: now } };
    case 'opened':
      return { invitedUntil: { after: now }, openedAt: { not: null } };
    case 'sent':
      return { invitedUntil: { after: now }, openedAt: null };
    case undefined:
      return {};
  }
};

const stateOf = ({ invitedUntil, openedAt }: PersonRecord, now: string): SentInvitationState =>
  invitedUntil === null || invitedUntil <= now ? 'expired' : openedAt === null ? 'sent' : 'opened';

/** Wire format of pending invitations. */
export const sentInvitationViews = async (
  store: Pick<AdministratorReader, 'people' | 'roles'>,
  { clock, config }: Pick<Ports, 'clock' | 'config'>,
  invited: readonly PersonRecord[],
): Promise<SentInvitation[]> => {
  const now = clock.now().toISOString();
  const senders = [...new Set(invited.flatMap(({ invitedBy }) => invitedBy ?? []))];
  const [roles, people] = await Promise.all([
    store.roles.find({ order: [['level', 'asc']] }),
    store.people.find({ where: { userId: { in: senders } } }),
  ]);
  return invited.map((person) => {
    const sender = people.find(({ userId }) => userId === person.invitedBy);
    return {
      userId: person.userId,
      email: person.email,
      name: person.name,
      ...(person.phone !== null && { phone: person.phone }),
      roleIds: person.roleIds,
      roles: roles.filter((role) => person.roleIds.includes(role.id)).map((role) => roleView(role, config.vendorId)),
      state: stateOf(person, now),
      sentAt: person.invitedAt ?? person.createdAt,
      expires: person.invitedUntil ?? person.createdAt,
      ...(person.openedAt !== null && { openedAt: person.openedAt }),
      ...(sender && { invitedBy: { id: sender.userId, name: sender.name, email: sender.email } }),
      isLocked: person.locked,
      version: person.version,
    };
  });
};

const optional = v.exactOptional;

/** Lists the company's mailed invitations that are neither accepted nor revoked, the last sent first by default. Ours. */
export const list = allowed<typeof invitations.list>('fe.secure.read.users', {
  query: v.object({
    search: optional(ask.searchTerm),
    state: optional(oneOf(['sent', 'opened', 'expired'])),
    userId: optional(id<UserId>()),
    invitedBy: optional(id<UserId>()),
    pageOffset: optional(ask.offset),
    pageSize: optional(ask.size),
    sortBy: optional(oneOf(['sentAt', 'expires', 'openedAt', 'email', 'name'])),
    sortDirection: optional(oneOf(['asc', 'desc'])),
  }),
  answer: v.object({ items: v.array(sentInvitation), totalPages: v.number(), totalItems: v.number() }),
  handle: async ({ query, store, ports }) => {
    const {
      pageOffset = 0,
      pageSize = PAGE_SIZE,
      sortBy = 'sentAt',
      sortDirection = 'desc',
      invitedBy,
      userId,
    } = query;
    const where: Where<PersonRecord> = {
      pending: true,
      ...ask.named(query.search),
      ...ofState(query.state, ports.clock.now().toISOString()),
      ...(invitedBy !== undefined && { invitedBy }),
      ...(userId !== undefined && { userId }),
    };
    const order: RowQuery<PersonRecord>['order'] = SORTS[sortBy].map((field) => [field, sortDirection] as const);
    const [people, totalItems] = await Promise.all([
      store.people.find({ where, order, limit: pageSize, offset: pageOffset * pageSize }),
      store.people.count(where),
    ]);
    const items = await sentInvitationViews(store, ports, people);
    return ok({ items, totalItems, totalPages: Math.ceil(totalItems / pageSize) });
  },
});
