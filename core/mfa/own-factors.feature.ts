import { lazyModule } from '../browser/lazy-module.ts';
import type { Feature } from '../app-core.ts';
import type { RecoveryCodes, WebAuthnDeviceType } from '../contract/entities/mfa.ts';
import type { Result } from '../contract/failure.ts';
import { ownMfa } from '../contract/own-mfa.ts';

/** Commands of a signed-in user for their own second factors, where the browser takes part. */
export interface OwnFactorsCommands {
  /** Registers a security key or this device as a second factor; answers recovery codes where it is the first. */
  addKey(deviceType: WebAuthnDeviceType): Promise<Result<RecoveryCodes>>;
}

const fetchCreate = lazyModule(() => import('../browser/create-credential.ts'));

/** The caller's own second factors. Source: protocol/second-factors.md#own-factors. */
export const ownFactorsFeature: Feature<OwnFactorsCommands> = {
  name: 'ownFactors',
  source: 'admin-portal',
  mount: ({ client }) => ({
    addKey: async (deviceType) => {
      const begun = await client.call(ownMfa.enrollWebAuthn, { body: { deviceType } });
      if (!begun.ok) return begun;
      const { createCredential } = await fetchCreate();
      const made = await createCredential(begun.value.options);
      if (!made.ok) return made;
      const { webauthnToken } = begun.value;
      return client.call(ownMfa.verifyNewWebAuthn, { body: { deviceType, webauthnToken, options: made.value } });
    },
  }),
};
