import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EmailLink } from '../contract/entities/email-change.ts';
import { linkReducers, type LinkState } from '../flow/link-reducers.ts';
import { emailChangeFlow, type EmailChangeStep } from './email-change.flow.ts';

/** State of the screens of a change of an email address. */
export interface EmailChangeState extends LinkState<EmailChangeStep> {
  /** The link, once it was read. */
  link?: EmailLink;
}

declare module '../store/state.ts' {
  interface FeatureStates {
    emailChange: EmailChangeState;
  }
}

const initialState: EmailChangeState = { step: 'opening', pending: false };

/** Change of an email address, by its mailed links. */
export const emailChangeSlice = createSlice({
  name: 'emailChange',
  initialState,
  reducers: {
    ...linkReducers(emailChangeFlow, undefined),
    linkRead: (state: EmailChangeState, { payload }: PayloadAction<EmailLink>): void => {
      state.link = payload;
    },
  },
});

export const { linkRead, transitioned } = emailChangeSlice.actions;
