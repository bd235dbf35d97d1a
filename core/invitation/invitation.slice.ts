import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Invitation, OpenLink } from '../contract/entities/invite-link.ts';
import type { PasswordConfig } from '../contract/entities/policy.ts';
import type { Failure } from '../contract/failure.ts';
import { commandReducers, finish, start } from '../flow/command.ts';
import { next } from '../flow/flow.ts';
import { type ResendState, resendReducers } from '../flow/link-reducers.ts';
import { type InvitationEvent, invitationFlow, type InvitationStep } from './invitation.flow.ts';

/** Details of a valid invitation: one mailed to a person, or a link that a company shares. */
export type InvitationInfo = (Invitation & { userId: string }) | OpenLink;

/** State of the invitation screens. Never contains the link's token. */
export interface InvitationState extends ResendState {
  step: InvitationStep;
  /** Absent until known. */
  invited?: InvitationInfo;
  /** Why the link was refused, on `invalid`: `linkExpired`, `linkAlreadyUsed` or `linkInvalid`. */
  refusal?: Failure;
  /** The link is one that a company shares. */
  shared: boolean;
  /** Password policy for the new account; absent until known. */
  passwordConfig?: PasswordConfig;
}

declare module '../store/state.ts' {
  interface FeatureStates {
    invitation: InvitationState;
  }
}

const initialState: InvitationState = { step: 'validate', pending: false, shared: false };

/** Accepting an invitation. Source: product.md#invitation. */
export const invitationSlice = createSlice({
  name: 'invitation',
  initialState,
  reducers: {
    ...commandReducers,
    ...resendReducers,
    opened: (state, { payload: { shared } }: PayloadAction<{ shared: boolean }>) => {
      start(state);
      state.step = next(invitationFlow, state.step, 'opened', undefined);
      state.shared = shared;
      delete state.invited;
      delete state.refusal;
      delete state.resentTo;
    },
    invitationLoaded: (state, { payload }: PayloadAction<InvitationInfo>) => {
      finish(state);
      state.invited = payload;
    },
    passwordConfigKnown: (state, { payload }: PayloadAction<PasswordConfig>) => {
      state.passwordConfig = payload;
    },
    transitioned: (
      state,
      { payload: { event, failure } }: PayloadAction<{ event: InvitationEvent; failure?: Failure }>,
    ) => {
      finish(state, event === 'unanswered' ? failure : undefined);
      state.pending = event === 'accepted';
      state.step = next(invitationFlow, state.step, event, undefined);
      if (event === 'refused' && failure) state.refusal = failure;
    },
  },
});

export const { opened, invitationLoaded, passwordConfigKnown, resendLeft, resent, transitioned } =
  invitationSlice.actions;
