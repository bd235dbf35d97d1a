import { under } from './endpoint.ts';
import type { Group, GroupConfig, GroupDraft, GroupRelations } from './entities/group.ts';
import type { GroupId, RoleId, UserId } from './entities/ids.ts';

const { get, post, patch, del } = under('/identity/resources/groups/v1');

type Relations = { _groupsRelations?: GroupRelations };

// biome-ignore format: one line a call
/** Groups of people inside one tenant. Source: protocol/people.md#groups. */
export const groups = {
  config:      get('/config').returns<GroupConfig>(),
  saveConfig:  post('/config').body<Partial<GroupConfig>>().returns<GroupConfig>(),
  bulkGet:     post('/bulkGet').query<Relations>().body<{ groupsIds: GroupId[] }>().returns<Group[]>(),
  list:        get('').query<Relations>().returns<{ groups: Group[] }>(),
  create:      post('').body<GroupDraft>().returns<Group>(),
  read:        get('/{groupId}').query<Relations>().returns<Group>(),
  update:      patch('/{groupId}').body<Partial<GroupDraft>>().returns<Group>(),
  remove:      del('/{groupId}'),
  // ours: a group deleted within the minute, with its members and roles
  restore:     post('/{groupId}/restore').returns<Group>(),
  addRoles:    post('/{groupId}/roles').body<{ roleIds: RoleId[] }>(),
  removeRoles: del('/{groupId}/roles').body<{ roleIds: RoleId[] }>(),
  addUsers:    post('/{groupId}/users').body<{ userIds: UserId[] }>(),
  removeUsers: del('/{groupId}/users').body<{ userIds: UserId[] }>(),
};
