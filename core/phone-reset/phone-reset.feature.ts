import { filter, firstValueFrom, map } from 'rxjs';
import type { Feature } from '../app-types.ts';
import type { Result } from '../contract/failure.ts';
import { phones } from '../contract/phones.ts';
import { createJourney } from '../flow/journey.ts';
import { followBack, goBackOr, leaveInner } from '../router/back.ts';
import { routes } from '../sign-in/routes.ts';
import { watch } from '../store/store.ts';
import { asked, moved, phoneResetSlice, sentAgain, settled } from './phone-reset.slice.ts';

/** What a person can do whose phone is gone. */
export interface PhoneResetCommands {
  /** Mails a code. The answer is alike whether or not there is such an account. */
  request(input: { email: string }): Promise<void>;
  /** Mails another one. */
  sendAgain(): Promise<void>;
  submitCode(input: { code: string }): Promise<void>;
  /** Names the new number; whether it has taken the place of the old one. */
  change(input: { phoneNumber: string }): Promise<boolean>;
  /** On to signing in. */
  signIn(): Promise<void>;
  /** Back to the form, to give another address. */
  startOver(): void;
}

/** A phone that is lost gives way to another, in three stages. Source: SPEC §2 "Reset phone number", §4. */
export const phoneResetFeature: Feature<PhoneResetCommands> = {
  name: 'phoneReset',
  source: 'login-box',
  mount: (app) => {
    const { store, client, router } = app;
    const journey = createJourney();
    store.inject(phoneResetSlice);
    const state = () => store.getState().phoneReset;
    /** What the stage before gave for the next one. */
    let token = '';

    const run = (work: (signal: AbortSignal) => Promise<Result<unknown>>, email?: string) =>
      journey.run(async (signal) => {
        store.dispatch(asked(email === undefined ? {} : { email }));
        const result = await work(signal);
        if (!result.ok && !signal.aborted) store.dispatch(settled(result.failure));
      });

    const mail = async (email: string, signal: AbortSignal) => {
      const result = await client.call(phones.reset, { body: { email } }, { signal });
      if (result.ok && !signal.aborted) token = result.value.resetPhoneNumberToken;
      return result;
    };

    const startOver = () => {
      journey.leave();
      token = '';
      store.dispatch(moved('startedOver'));
    };
    app.begin(() => {
      const inner = watch(store, ({ phoneReset }) => phoneReset?.step).pipe(
        map((step) => step !== undefined && step !== 'ResetPhoneNumber'),
      );
      const effects = followBack(app, 'resetPhoneNumberUrl', inner).subscribe(startOver);
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
          if (result.ok && !signal.aborted) store.dispatch(moved('mailed'));
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
            store.dispatch(moved('verified'));
          }
          return result;
        }),

      change: async ({ phoneNumber }) => {
        let changed = false;
        await run(async (signal) => {
          const body = { changePhoneNumberToken: token, phoneNumber };
          const result = await client.call(phones.change, { body }, { signal });
          changed = result.ok && !signal.aborted;
          if (changed) store.dispatch(settled());
          return result;
        });
        return changed;
      },

      // going there is a move of the history too, which must not be taken for the one that was waited for
      signIn: () => firstValueFrom(leaveInner(app)).then(() => router.go('loginUrl', { replace: true })),

      startOver: () => goBackOr(app, startOver),
    };
  },
};
