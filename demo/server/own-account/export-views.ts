import type { UserId } from '../../../core/contract/entities/ids.ts';
import type { AccountExport, ExportedApplication } from '../../../core/contract/entities/own-account.ts';
import { pictureAddress } from '../pictures/picture-address.ts';
import type { Ports } from '../ports.ts';
import type { OauthRecord, UserRecord } from '../store/records.ts';
import type { Reader } from '../store/store.ts';

/** Photo of a person with its bytes, where they are stored here. */
export const photoOf = async (
  own: Pick<Reader, 'pictures'>,
  ports: Pick<Ports, 'publicUrl'>,
  user: UserRecord,
): Promise<Pick<AccountExport['profile'], 'photo'>> => {
  const [stored] = await own.pictures.find({ where: { userId: user.id } });
  const photo = stored ? `data:${stored.type};base64,${stored.data}` : pictureAddress(user, ports);
  return photo === null ? {} : { photo };
};

/** Kinds of records of hosted login that are told, by the name of their model. */
const KINDS: Readonly<Record<string, ExportedApplication['kind']>> = { Consent: 'consent', Grant: 'grant' };

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Scope of a consent, which is ours, or of a grant, as oidc-provider has it. */
const scopeIn = ({ details }: OauthRecord): string => textIn(details['scope'] ?? Object(details['openid']).scope);

/** Applications that the person has allowed, or is signed in to, by hosted login. */
export const applicationsOf = async (
  own: Pick<Reader, 'oauthRecords'>,
  { config, clock }: Pick<Ports, 'config' | 'clock'>,
  userId: UserId,
): Promise<ExportedApplication[]> => {
  const rows = await own.oauthRecords.find({
    where: { userId, kind: { in: Object.keys(KINDS) }, expires: { after: clock.now().toISOString() } },
    order: [
      ['kind', 'asc'],
      ['createdAt', 'asc'],
    ],
  });
  return rows.flatMap((row) => {
    const kind = KINDS[row.kind];
    const clientId = textIn(row.details['clientId']);
    if (!kind) return [];
    const name = config.hostedLogin.clients.find((client) => client.clientId === clientId)?.name ?? clientId;
    const { createdAt, expires } = row;
    return [{ kind, clientId, name, scopes: scopeIn(row).split(' ').filter(Boolean), createdAt, expires }];
  });
};

/** Pending invitations of a person and their identities for single sign-on, of companies that they need not belong to. */
export const exportElsewhere = async (
  { store }: Pick<Ports, 'store'>,
  userId: UserId,
): Promise<Pick<AccountExport, 'ssoIdentities' | 'invitationsReceived'>> => {
  const across = store.scoped({ across: 'dataExport' });
  const order = [['createdAt', 'asc']] as const;
  const [identities, places] = await Promise.all([
    across.ssoIdentities.find({ where: { userId }, order }),
    across.memberships.find({ where: { userId }, order }),
  ]);
  const [configurations, tenants] = await Promise.all([
    across.ssoConfigurations.find({ where: { id: { in: identities.map((one) => one.configurationId) } } }),
    across.tenants.find({ where: { id: { in: [...identities, ...places].map(({ tenantId }) => tenantId) } } }),
  ]);
  const companyOf = ({ tenantId }: { tenantId: string }) => tenants.find(({ id }) => id === tenantId)?.name ?? '';
  return {
    ssoIdentities: identities.flatMap((one) => {
      const configuration = configurations.find(({ id }) => id === one.configurationId);
      if (!configuration) return [];
      const { type, idpEntityId, ssoEndpoint } = configuration;
      return [{ company: companyOf(one), type, provider: idpEntityId || ssoEndpoint, createdAt: one.createdAt }];
    }),
    invitationsReceived: places.flatMap((place) => {
      if (place.invitation === null) return [];
      const { email, name, sentAt = place.createdAt, openedAt, expires } = place.invitation;
      return [{ company: companyOf(place), email, name, sentAt, ...(openedAt && { openedAt }), expires }];
    }),
  };
};
