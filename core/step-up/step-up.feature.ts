import { filter, firstValueFrom, map } from 'rxjs';
import type { Feature } from '../app-types.ts';
import type { Result } from '../contract/failure.ts';
import { stepUp } from '../contract/step-up.ts';
import { readToken } from '../session/token.ts';
import { watch } from '../store.ts';
import { asked, stepUpSlice } from './step-up.slice.ts';

/** What a screen whose calls need a fresh or stronger proof can do. */
export interface StepUpCommands {
  /**
   * Makes a call; where the server asks for a proof first, the person is asked for it in place (`stepUp.asked`) and the call
   * is made again. The screen stays as it is with all that was typed. Whoever declines gets the refusal.
   */
  run<Value>(call: () => Promise<Result<Value>>): Promise<Result<Value>>;
  /** The person would rather not. */
  decline(): void;
}

/** Proving once more who one is, on any screen, without leaving it. Source: SPEC §7 "step-up/generate". */
export const stepUpFeature: Feature<StepUpCommands> = {
  name: 'stepUp',
  mount: ({ store, client, session }) => {
    store.inject(stepUpSlice);
    let running: Promise<boolean> | undefined;

    /** When the person last proved who they are, in seconds since 1970: a renewed token says the same. */
    const provenAt = () => {
      const claims = readToken(session.token ?? '');
      return claims.ok ? claims.value.auth_time : undefined;
    };

    /** Asks for a whole sign-in; whether the same person has come in anew. */
    const askIn = async (): Promise<boolean> => {
      const who = () => {
        const now = store.getState().session;
        return now.status === 'signedIn' ? now.user.id : undefined;
      };
      const [before, at] = [who(), provenAt()];
      store.dispatch(asked(true));
      await firstValueFrom(
        watch(store, (state) => state).pipe(
          filter((state) => provenAt() !== at || state.stepUp?.asked === false),
          map(() => undefined),
        ),
      );
      const proven = provenAt() !== at && who() === before;
      store.dispatch(asked(false));
      return proven;
    };

    const prove = async (maxAge: number | undefined): Promise<boolean> => {
      const answer = await client.call(stepUp.generate, { body: maxAge === undefined ? {} : { maxAge } });
      // without a factor, and not fresh enough to set one up: they sign in as a whole
      if (!answer.ok) return answer.failure.kind === 'challengeOver' && askIn();
      if (answer.value.mfaRequired !== true) return (await session.accept(answer.value)).ok;
      // nobody is signed out: the proof is added to the session there is
      session.challenge = answer.value;
      const { mfaToken } = answer.value;
      session.challenges.next();
      store.dispatch(asked(true));
      const waits = () => session.challenge?.mfaToken === mfaToken;
      await firstValueFrom(
        watch(store, (state) => state).pipe(
          filter((state) => !waits() || state.stepUp?.asked === false),
          map(() => undefined),
        ),
      );
      const proven = !waits() && store.getState().session.status === 'signedIn';
      session.challenge = undefined;
      store.dispatch(asked(false));
      return proven;
    };

    return {
      run: async (call) => {
        const first = await call();
        if (first.ok || first.failure.kind !== 'stepUpRequired') return first;
        running ??= prove(first.failure.maxAge).finally(() => {
          running = undefined;
        });
        return (await running) ? call() : first;
      },
      decline: () => void store.dispatch(asked(false)),
    };
  },
};
