import { subTenants } from '../../../core/contract/sub-tenants.ts';
import { serve } from '../serve.ts';
import { read, remove, update } from './changing.ts';
import { create } from './creating.ts';
import { setAccess } from './people/access.ts';
import { addPeople, addPeopleWithSlash, addPerson } from './people/adding.ts';
import { people } from './people/listing.ts';
import { removePerson } from './people/removing.ts';
import { addRoles, removeRoles, setRoles } from './people/roles.ts';

/** Accounts below the caller's, and their people. Source: protocol/sub-accounts.md#creating, protocol/sub-accounts.md#people. */
export const subTenantRoutes = serve(subTenants, {
  create,
  read,
  update,
  remove,
  people,
  addPerson,
  addPeople,
  addPeopleWithSlash,
  removePerson,
  addRoles,
  setRoles,
  removeRoles,
  setAccess,
});
