import type { Feature } from '../app-core.ts';
import { phones } from '../contract/phones.ts';
import { createCommands, type Work } from '../flow/command.ts';
import { declineQuickLogin, rememberQuickUser, quickUser } from '../sign-in/quick-login.ts';
import { quickLoginSlice, sentAgain, transitioned } from './quick-login.slice.ts';

/** Commands of quick login. */
export interface QuickLoginCommands {
  /** Whether this browser knows a phone to send a code to. */
  isKnown(): boolean;
  /** Stores whether a person with a verified phone wants a code texted at once the next time. */
  answerOffer(accepted: boolean): void;
  /** Sends that number a code. */
  submitPhoneNumber(input: { phoneNumber: string }): Promise<void>;
  sendAgain(): Promise<void>;
  /** Goes back to the phone number. */
  changePhoneNumber(): void;
  /** Verifies the phone by the code; resolves to whether quick login is set up. */
  submitCode(input: { code: string }): Promise<boolean>;
}

/**
 * Quick login: signing in by a code to a phone that this browser remembers.
 * Source: product.md#quick-login, protocol/accounts.md#phone-numbers.
 */
export const quickLoginFeature: Feature<QuickLoginCommands, 'quickLogin'> = {
  name: 'quickLogin',
  source: 'login-box',
  slice: quickLoginSlice,
  mount: ({ store, client, page }) => {
    const commands = createCommands(store, quickLoginSlice.actions);
    let otcToken = '';

    const run = (given: { phoneNumber?: string }, work: Work, then: () => void) =>
      commands.run(async (signal) => {
        const result = await work(signal);
        if (result?.ok && !signal.aborted) then();
        return result;
      }, given);

    const send = async (phoneNumber: string, signal: AbortSignal) => {
      const sent = await client.call(phones.preverify, { body: { phoneNumber } }, { signal });
      if (sent.ok) otcToken = sent.value.otcToken;
      return sent;
    };

    const change = (event: 'begun' | 'numberWrong') => {
      commands.leave();
      otcToken = '';
      store.dispatch(transitioned(event));
    };

    return {
      isKnown: () => quickUser({ page }) !== undefined,
      answerOffer: (accepted) => {
        const { session } = store.getState();
        if (session.status === 'signedIn')
          (accepted ? rememberQuickUser : declineQuickLogin)({ page }, session.user.id);
      },
      submitPhoneNumber: ({ phoneNumber }) =>
        run(
          { phoneNumber },
          (signal) => send(phoneNumber, signal),
          () => store.dispatch(transitioned('numberGiven')),
        ),
      sendAgain: () =>
        run(
          {},
          (signal) => send(store.getState().quickLogin?.phoneNumber ?? '', signal),
          () => store.dispatch(sentAgain()),
        ),
      changePhoneNumber: () => change('numberWrong'),
      submitCode: async ({ code }) => {
        let known = false;
        await run(
          {},
          (signal) => client.call(phones.verify, { body: { otcToken, code } }, { signal }),
          () => {
            const { session } = store.getState();
            if (session.status !== 'signedIn') return;
            rememberQuickUser({ page }, session.user.id);
            known = true;
            change('begun');
          },
        );
        return known;
      },
    };
  },
};
