import type { Feature } from '../app-core.ts';
import { getCredential } from '../browser/get-credential.ts';
import { signalUnknown } from '../browser/signal-passkeys.ts';
import { supportsConditionalMediation } from '../browser/webauthn.ts';
import { withCaptcha } from '../captcha/with-captcha.ts';
import type { CredentialProof, RequestOptions } from '../contract/entities/webauthn.ts';
import type { Result } from '../contract/failure.ts';
import { passkeys } from '../contract/passkeys.ts';
import { createCommands, type Work } from '../flow/command.ts';
import { LAST_METHOD_KEY } from '../sign-in/last-method.ts';
import { passkeysSlice } from './passkeys.slice.ts';

/** Commands for signing in by a passkey. */
export interface PasskeysCommands {
  /** Offers them among what the browser fills in, until `withdraw`; quiet where that cannot be. */
  offer(): Promise<void>;
  /** Offers them no longer: something else is under way, or the screen has gone. */
  withdraw(): void;
  /** Asks for one at once. */
  signIn(): Promise<void>;
}

/** Signing in by passkey. Source: product.md#passkeys, protocol/passkeys.md#sign-in. */
export const passkeysFeature: Feature<PasskeysCommands, 'passkeys'> = {
  name: 'passkeys',
  source: 'login-box',
  slice: passkeysSlice,
  mount: (app) => {
    const { store, client, session, router, page } = app;
    const commands = createCommands(store, passkeysSlice.actions);
    let offering: AbortController | undefined;
    const withdraw = () => offering?.abort();

    const enter = async (proof: CredentialProof, { rpId }: RequestOptions): Promise<Result<unknown>> => {
      const invitationToken = router.param('invitationToken');
      const body = { ...proof, ...(invitationToken ? { invitationToken } : {}) };
      const answer = await withCaptcha(app, 'login', (person) =>
        client.call(passkeys.postlogin, { body: { ...body, ...person } }),
      );
      if (!answer.ok) {
        // deleted here, but still offered there
        if (answer.failure.kind === 'passkeyNotFound') void signalUnknown({ rpId, credentialId: proof.id });
        return answer;
      }
      page.local.write(LAST_METHOD_KEY, 'Passkeys');
      return session.accept(answer.value);
    };

    const ask = (work: Work) => {
      withdraw();
      return commands.run(work);
    };

    const offer = async (): Promise<void> => {
      withdraw();
      const { signal } = (offering = new AbortController());
      if (!(await supportsConditionalMediation()) || signal.aborted) return;
      const options = await client.call(passkeys.prelogin, { body: {} }, { signal });
      if (!options.ok || signal.aborted) return;
      const proof = await getCredential(options.value, { signal, fillIn: true });
      // a failure of autofill is not shown
      if (!proof.ok || signal.aborted) return;
      await ask(() => enter(proof.value, options.value));
    };

    return {
      offer,
      withdraw,
      signIn: () =>
        ask(async (signal) => {
          const options = await client.call(passkeys.prelogin, { body: {} }, { signal });
          if (!options.ok) return options;
          const proof = await getCredential(options.value, { signal });
          return proof.ok ? enter(proof.value, options.value) : proof;
        }),
    };
  },
};
