import { filter, firstValueFrom, map } from 'rxjs';
import type { Feature } from '../app-core.ts';
import type { Result } from '../contract/failure.ts';
import { stepUp } from '../contract/step-up.ts';
import { readToken } from '../session/token.ts';
import { watch } from '../store/store.ts';
import { proofRequested, stepUpSlice } from './step-up.slice.ts';

/** Commands for calls that need a fresh or stronger proof of identity (step-up). */
export interface StepUpCommands {
  /**
   * Makes a call; where the server requires a step-up first, the user is asked for it in place (`stepUp.asked`) and the
   * call is retried. The screen keeps its state and input. Returns the refusal if the user declines.
   */
  run<Value>(call: () => Promise<Result<Value>>): Promise<Result<Value>>;
  /**
   * Registers an open screen that shows `stepUp.asked`: where a tenant begins to require a second factor, the user is
   * asked for it there instead of signing in again. Returns the function to call when it closes.
   */
  attend(): () => void;
  /** The user declines. */
  decline(): void;
}

/** Step-up: proving one's identity again, on any screen, without leaving it. Source: protocol/sign-in.md#step-up. */
export const stepUpFeature: Feature<StepUpCommands, 'stepUp'> = {
  name: 'stepUp',
  slice: stepUpSlice,
  mount: ({ store, client, session }) => {
    let open = 0;
    let running: Promise<boolean> | undefined;

    const currentUserId = () => {
      const now = store.getState().session;
      return now.status === 'signedIn' ? now.user.id : undefined;
    };

    /** Asks in place until the proof is given or declined; resolves to whether the same user as before has given it. */
    const ask = async (reason: true | 'byPolicy', isOver: () => boolean): Promise<boolean> => {
      const before = currentUserId();
      store.dispatch(proofRequested(reason));
      await firstValueFrom(
        watch(store, (state) => state).pipe(
          filter((state) => isOver() || state.stepUp?.asked === false),
          map(() => undefined),
        ),
      );
      const proven = isOver() && before !== undefined && currentUserId() === before;
      store.dispatch(proofRequested(false));
      return proven;
    };

    /** Time of the last proof of identity (`auth_time`), in seconds since 1970; a refresh does not change it. */
    const provenAt = () => {
      const claims = readToken(session.token ?? '');
      return claims.ok ? claims.value.auth_time : undefined;
    };

    /** Asks for a full sign-in, after which the token has a later `auth_time`. */
    const askIn = () => {
      const at = provenAt();
      return ask(true, () => provenAt() !== at);
    };

    /** The same where a tenant asks for a second factor. It is over with the next token: before that, none is given. */
    const askByPolicy = () => {
      const { token } = session;
      return ask('byPolicy', () => session.token !== token);
    };

    const prove = async (maxAge: number | undefined): Promise<boolean> => {
      const at = provenAt();
      const answer = await client.call(stepUp.generate, { body: maxAge === undefined ? {} : { maxAge } });
      // without a factor, and not fresh enough to set one up: they sign in as a whole
      if (!answer.ok) return answer.failure.kind === 'challengeExpired' && askIn();
      if (answer.value.mfaRequired !== true) return (await session.accept(answer.value)).ok;
      // the session stays: the proof is added to the session there is
      session.challenge = answer.value;
      const { mfaToken } = answer.value;
      session.challenges.next();
      // by a code for the challenge, or by a whole sign-in
      const proven = await ask(true, () => session.challenge?.mfaToken !== mfaToken || provenAt() !== at);
      session.challenge = undefined;
      return proven;
    };

    return {
      run: async (call) => {
        const first = await call();
        // a tenant's requirement has been proved or declined in the client already
        if (first.ok || first.failure.kind !== 'stepUpRequired' || first.failure.tenantId) return first;
        running ??= prove(first.failure.maxAge).finally(() => {
          running = undefined;
        });
        return (await running) ? call() : first;
      },
      attend: () => {
        open += 1;
        session.prover = askByPolicy;
        return () => {
          open -= 1;
          if (open === 0) session.prover = undefined;
        };
      },
      decline: () => void store.dispatch(proofRequested(false)),
    };
  },
};
