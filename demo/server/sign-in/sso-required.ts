import { covers } from '../../../core/contract/access.ts';
import { authorityOf } from '../authority/authority.ts';
import { ACTIVE } from '../authority/active-memberships.ts';
import { domainOfEmail } from '../checks/domain-name.ts';
import type { Ports } from '../ports.ts';
import { Declined, refuse } from '../refusal.ts';
import type { UserRecord } from '../store/records.ts';
import { factorsOf, isEnrolled } from './factors.ts';

/** Permission of people who can mend a provider that lets no one in. */
const MENDS = 'fe.secure.write.samlConfiguration';

/**
 * Refuses a local sign-in of a person whose company forces single sign-on, once their proof was right. Ours: who may set
 * it up keeps their local methods where they have a second factor, so that a provider that is down or wrong can be mended
 * (break-glass). Throws `Declined`.
 */
export const requireNoSso = async (
  { store }: Pick<Ports, 'store'>,
  user: Pick<UserRecord, 'id' | 'email' | 'emailFactor'>,
): Promise<void> => {
  const owned = domainOfEmail(user.email);
  const across = store.scoped({ across: 'ssoRequired' });
  const [domain] = owned === undefined ? [] : await across.ssoDomains.find({ where: { owned } });
  const configuration = domain && (await across.ssoConfigurations.get(domain.configurationId));
  if (!configuration?.enabled || !configuration.forced) return;
  const { tenantId } = configuration;
  const [place] = await across.memberships.find({ where: { ...ACTIVE, tenantId, userId: user.id } });
  const { permissions } = place ? await authorityOf(across, place) : { permissions: [] };
  const mends = permissions.some(({ key }) => covers(key, MENDS));
  if (mends && isEnrolled(await factorsOf(across, user))) return;
  const refused = refuse('ssoRequired');
  if (!refused.ok) throw new Declined(refused.failure);
};
