import { distinctUntilChanged, filter, map } from 'rxjs';
import type { Feature } from '../app-core.ts';
import type { LoginAnswer } from '../contract/entities/auth.ts';
import { failed, ok, type Result } from '../contract/failure.ts';
import { mfa } from '../contract/mfa.ts';
import { mfaPolicies } from '../contract/mfa-policies.ts';
import { createCommands } from '../flow/command.ts';
import { followSteps } from '../router/step-history.ts';
import { STEP_PLACES } from '../login/login.flow.ts';
import { watch } from '../store/store.ts';
import { type MfaFactor, factorsOf, isKey } from './factors.ts';
import {
  challenged,
  chosen,
  codesMade,
  mfaSlice,
  over,
  recovered,
  rememberable,
  secretMade,
  sent,
  transitioned,
} from './mfa.slice.ts';
import { prepareFactor, type FactorPreparation } from './prepare.ts';
import { proveByCode, proveWithKey } from './factor-proof.ts';

/** Commands for proving or setting up a second factor. */
export interface MfaCommands {
  /** Continues with that factor; cancels the running command. */
  choose(factor: MfaFactor, how?: { remember: boolean }): Promise<void>;
  /** Shows the other factors. */
  showFactors(): void;
  /** Sets up the phone of that number, and sends it a code. */
  submitPhoneNumber(input: { phoneNumber: string }): Promise<void>;
  /** Goes back to the phone number. */
  changePhoneNumber(): void;
  /** Proves the factor at hand by a code. */
  submitCode(input: { code: string; remember: boolean }): Promise<void>;
  /** Sends the code once more, or requests the secret again where that failed. */
  sendAgain(): Promise<void>;
  /** Signs in by a recovery code; where the device is lost for good (`forGood`), removes it instead. */
  recover(input: { code: string; forGood: boolean }): Promise<void>;
  /** Confirms that the recovery codes are saved, and completes the sign-in. */
  finish(): Promise<void>;
}

/**
 * A second factor, shown or set up on the way in.
 * Source: product.md#mfa-steps, product.md#mfa-step-choice, protocol/second-factors.md#challenge.
 */
export const mfaFeature: Feature<MfaCommands, 'mfa'> = {
  name: 'mfa',
  source: 'login-box',
  slice: mfaSlice,
  mount: (app) => {
    const { store, client, session } = app;
    const commands = createCommands(store, mfaSlice.actions);
    const state = () => store.getState().mfa;
    let prepared: FactorPreparation = {};
    /** A code that is being sent, or a secret that is being made. */
    let preparing: Promise<void> = Promise.resolve();
    /** Login response that is accepted once the person leaves the recovery codes. */
    let answered: LoginAnswer | undefined;

    const ask = (prepares: boolean, work: (mfaToken: string, signal: AbortSignal) => Promise<Result<unknown>>) =>
      commands.run(
        async (signal) =>
          session.challenge
            ? work(session.challenge.mfaToken, signal)
            : failed({ kind: 'challengeExpired', message: '' }),
        { preparing: prepares },
      );

    const acceptAnswer = async (answer: Result<LoginAnswer>, signal: AbortSignal): Promise<Result<unknown>> => {
      if (!answer.ok || signal.aborted) return answer;
      const { recoveryCodes, recoveryCode } = { recoveryCodes: undefined, recoveryCode: undefined, ...answer.value };
      const codes = recoveryCodes ?? (recoveryCode ? [recoveryCode] : []);
      if (codes.length === 0) return session.accept(answer.value);
      answered = answer.value;
      store.dispatch(codesMade(codes));
      store.dispatch(transitioned('codesMade'));
      return answer;
    };

    /** Has a code sent, or a secret made, for the factor at hand. */
    const begin = (again = false, phoneNumber?: string) => {
      const factor = state()?.factor;
      if (!factor || (factor.strategy === 'SMS' && !factor.deviceId && !(phoneNumber ?? prepared.phoneNumber)))
        return Promise.resolve();
      preparing = ask(true, async (mfaToken, signal) => {
        const wish = { mfaToken, factor, phoneNumber: phoneNumber ?? prepared.phoneNumber };
        const result = await prepareFactor(client, wish, signal);
        if (!result.ok || signal.aborted) return result;
        prepared = result.value;
        const { otpauthUrl, qrCode, sentTo } = prepared;
        if (otpauthUrl) store.dispatch(secretMade({ otpauthUrl }));
        else if (qrCode) store.dispatch(secretMade({ qrCode }));
        if (sentTo !== undefined) store.dispatch(sent({ to: sentTo, again }));
        if (phoneNumber) store.dispatch(transitioned('numberGiven'));
        return result;
      });
      return preparing;
    };

    const enter = async (): Promise<Result<unknown>> => {
      const answer = answered;
      answered = undefined;
      const result = answer && (await session.accept(answer));
      // its token may have grown old while the codes were written down; the cookie has not
      if (result && !result.ok && (await session.renew()) === 'renewed') return ok(undefined);
      return result ?? ok(undefined);
    };

    const open = async () => {
      const { challenge } = session;
      if (!challenge) return;
      commands.leave();
      prepared = {};
      answered = undefined;
      const { email, mfaDevices: devices, mfaStrategies: strategies, mfaToken } = challenge;
      store.dispatch(challenged({ email, factors: factorsOf({ devices, strategies }) }));
      void begin();
      const policy = await client.call(mfaPolicies.rememberDevice, { query: { mfaToken } });
      if (policy.ok && policy.value.isAllowedToRemember && session.challenge === challenge)
        store.dispatch(rememberable(policy.value.mfaDeviceExpiration));
    };

    const showFactors = () => {
      commands.leave();
      store.dispatch(transitioned('choiceAsked'));
    };
    const changePhoneNumber = () => {
      commands.leave();
      prepared = {};
      store.dispatch(transitioned('numberWrong'));
    };

    app.begin(() => {
      const effects = session.challenges.subscribe(() => void open());
      const left = watch(store, ({ login }) => login?.step).pipe(
        map((step) => step !== undefined && STEP_PLACES[step] === 'secondFactor'),
        distinctUntilChanged(),
        filter((inside) => !inside),
      );
      effects.add(
        left.subscribe(() => {
          commands.leave();
          prepared = {};
          store.dispatch(over());
          // leaving the recovery codes signs the person in, too
          if (answered) void enter();
        }),
      );
      void open();
      const steps = watch(store, ({ login, mfa }) =>
        // the factors of a challenge are known before its first step
        login && STEP_PLACES[login.step] === 'secondFactor' && mfa && mfa.factors.length > 0 ? mfa.step : undefined,
      ).pipe(map((step) => step && { step, isRoot: step === 'recoveryCode' }));
      effects.add(
        followSteps(app, 'loginUrl', steps).subscribe((step) =>
          step === 'smsSetPhoneNumber' ? changePhoneNumber() : showFactors(),
        ),
      );
      return effects;
    });

    return {
      choose: async (factor, how = { remember: false }) => {
        commands.leave();
        prepared = {};
        store.dispatch(chosen(factor));
        if (!isKey(factor)) {
          store.dispatch(transitioned('factorChosen'));
          return begin();
        }
        return ask(false, async (mfaToken, signal) =>
          acceptAnswer(await proveWithKey(client, { mfaToken, factor, ...how }, signal), signal),
        );
      },
      showFactors,
      submitPhoneNumber: ({ phoneNumber }) => begin(false, phoneNumber),
      changePhoneNumber,
      submitCode: async ({ code, remember }) => {
        const [{ challenge }, factor] = [session, state()?.factor];
        // a code is proved beside the token that its sending is answered with
        await preparing;
        if (session.challenge !== challenge || state()?.factor !== factor) return undefined;
        return ask(false, async (mfaToken, signal) =>
          factor
            ? acceptAnswer(await proveByCode(client, { mfaToken, factor, prepared, code, remember }, signal), signal)
            : failed({ kind: 'challengeExpired', message: '' }),
        );
      },
      sendAgain: () => begin(true),
      recover: ({ code, forGood }) => {
        // a code for a lost device is not waited for
        if (state()?.preparing) commands.leave();
        return ask(false, async (mfaToken, signal) => {
          if (!forGood)
            return acceptAnswer(await client.call(mfa.verify, { body: { mfaToken, value: code } }, { signal }), signal);
          const body = { email: state()?.email ?? '', recoveryCode: code };
          const result = await client.call(mfa.recover, { body }, { signal });
          if (result.ok && !signal.aborted) store.dispatch(recovered());
          return result;
        });
      },
      finish: () => ask(false, enter),
    };
  },
};
