import { Secret, TOTP } from 'otpauth';
import { issueRecoveryCodes } from '../../../demo/server/mfa/recovery-codes.ts';
import { anAuthenticator, anMfaPolicy } from '../../kit/rows.ts';
import { ACME, ADA, type startServer } from './server.ts';

type CoreServer = ReturnType<typeof startServer>;

/** Lets a company, Ada's by default, force a second factor, or no longer, before the next call is answered. */
export const forceFactors = (server: CoreServer, isForced = true, tenantId = ACME): void =>
  server.prepare(({ store }) =>
    store.transaction(async (rows) => {
      await rows.mfaPolicies.remove({ tenantId });
      await rows.mfaPolicies.insert(anMfaPolicy({ tenantId, enforceMfaType: isForced ? 'Force' : 'DontForce' }));
    }),
  );

const SECRET = new Secret({ size: 20 }).base32;

/** Gives Ada an authenticator app. */
export const enrolApp = (server: CoreServer): void =>
  server.prepare(async ({ store, ports }) => {
    const sealedSecret = await ports.sealer.seal(SECRET);
    await store.transaction((rows) => rows.authenticators.insert(anAuthenticator({ userId: ADA, sealedSecret })));
  });

/** Gives Ada a recovery code, and second factors by mail. */
export const enrolMail = (server: CoreServer): Promise<string> =>
  new Promise((resolve) =>
    server.prepare(async ({ store, ports }) => {
      await store.transaction(async (rows) => {
        await rows.users.update({ id: ADA }, { emailFactor: true });
        resolve((await issueRecoveryCodes(rows, ports, ADA)).recoveryCode ?? '');
      });
    }),
  );

/** The code of an app now, by the server's clock: Ada's, unless it is one of a given secret. */
export const codeOfApp = async (server: CoreServer, secret = SECRET): Promise<string> => {
  const { clock } = await server.opened;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() });
};
