import { filter, firstValueFrom, map } from 'rxjs';
import type { Feature } from '../app-core.ts';
import { phones } from '../contract/phones.ts';
import { createCommands, type Work } from '../flow/command.ts';
import { followSteps, leaveSteps } from '../router/step-history.ts';
import { routes } from '../sign-in/routes.ts';
import { watch } from '../store/store.ts';
import { phoneResetSlice, sentAgain, transitioned } from './phone-reset.slice.ts';

/** Commands for replacing a lost phone. */
export interface PhoneResetCommands {
  /** Mails a code. The answer is alike whether or not there is such an account. */
  request(input: { email: string }): Promise<void>;
  /** Mails another one. */
  sendAgain(): Promise<void>;
  submitCode(input: { code: string }): Promise<void>;
  /** Names the new number; whether it has taken the place of the old one. */
  change(input: { phoneNumber: string }): Promise<boolean>;
  /** Goes to sign-in. */
  signIn(): Promise<void>;
  /** Goes back to the form, to enter another address. */
  startOver(): void;
}

/** A phone that is lost gives way to another, in three stages. Source: product.md#phone-reset. */
export const phoneResetFeature: Feature<PhoneResetCommands, 'phoneReset'> = {
  name: 'phoneReset',
  source: 'login-box',
  slice: phoneResetSlice,
  mount: (app) => {
    const { store, client, router } = app;
    const commands = createCommands(store, phoneResetSlice.actions);
    const state = () => store.getState().phoneReset;
    /** Token from the previous stage, handed in with the next call. */
    let token = '';

    const run = (work: Work, email?: string) => commands.run(work, email === undefined ? {} : { email });

    const mail = async (email: string, signal: AbortSignal) => {
      const result = await client.call(phones.reset, { body: { email } }, { signal });
      if (result.ok && !signal.aborted) token = result.value.resetPhoneNumberToken;
      return result;
    };

    const startOver = () => {
      commands.leave();
      token = '';
      store.dispatch(transitioned('startedOver'));
    };
    app.begin(() => {
      // the code that was given is spent: nothing leads back to it
      const steps = watch(
        store,
        ({ phoneReset }) => (phoneReset?.step ?? 'ResetPhoneNumber') === 'ResetPhoneNumber',
      ).pipe(map((isRoot) => ({ step: isRoot ? 'first' : 'later', isRoot })));
      const effects = followSteps(app, 'resetPhoneNumberUrl', steps).subscribe(startOver);
      effects.add(
        routes(app)
          .pipe(filter((route) => route !== 'resetPhoneNumberUrl'))
          .subscribe(startOver),
      );
      return effects;
    });

    return {
      request: ({ email }) =>
        run(async (signal) => {
          const result = await mail(email.trim(), signal);
          if (result.ok && !signal.aborted) store.dispatch(transitioned('mailed'));
          return result;
        }, email.trim()),

      sendAgain: () =>
        run(async (signal) => {
          const result = await mail(state()?.email ?? '', signal);
          if (result.ok && !signal.aborted) store.dispatch(sentAgain());
          return result;
        }),

      submitCode: ({ code }) =>
        run(async (signal) => {
          const body = { resetPhoneNumberToken: token, code };
          const result = await client.call(phones.verifyReset, { body }, { signal });
          if (result.ok && !signal.aborted) {
            token = result.value.changePhoneNumberToken;
            store.dispatch(transitioned('verified'));
          }
          return result;
        }),

      change: async ({ phoneNumber }) => {
        let changed = false;
        await run(async (signal) => {
          const body = { changePhoneNumberToken: token, phoneNumber };
          const result = await client.call(phones.change, { body }, { signal });
          changed = result.ok && !signal.aborted;
          return result;
        });
        return changed;
      },

      // going there is a move of the history too, which must not be taken for the one that was waited for
      signIn: () => firstValueFrom(leaveSteps(app)).then(() => router.go('loginUrl', { replace: true })),

      startOver,
    };
  },
};
