import { groups } from '../../../core/contract/groups.ts';
import { serve } from '../serve.ts';
import { bulkGet, config, list, read, saveConfig } from './reading.ts';
import { addRoles, addUsers, removeRoles, removeUsers } from './relations.ts';
import { create, remove, restore, update } from './writing.ts';

/** Groups of people inside one tenant. Source: protocol/people.md#groups. */
export const groupRoutes = serve(groups, {
  config,
  saveConfig,
  bulkGet,
  list,
  create,
  read,
  update,
  remove,
  restore,
  addRoles,
  removeRoles,
  addUsers,
  removeUsers,
});
