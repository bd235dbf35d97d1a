import type { Who } from '../rules.ts';
import type { UserRecord } from '../store/records.ts';

/** A person in the tenant that is theirs unless they switch. */
export const whoIs = ({ id, tenantId, email }: UserRecord): Who => ({ userId: id, tenantId, email });
