import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { type CommandStatus, commandReducers } from '../flow/command.ts';
import { next } from '../flow/flow.ts';
import { type CheckoutContext, type CheckoutEvent, checkoutFlow, type CheckoutStep } from './checkout.flow.ts';
import type { DeclineReason } from './decline-reason.ts';
import type { ClientSubscriptionStatus } from './subscription-status.ts';

/** Purpose of a checkout: a plan, a further card, or an outstanding payment. */
export type CheckoutOrder =
  | { readonly mode: 'buy'; readonly planId: string }
  | { readonly mode: 'card' }
  | { readonly mode: 'pay' };

/** Reason why nothing can be paid here. `alreadyPaid`: another tab or a colleague has bought the plan. */
export type CheckoutRefusal =
  | 'alreadyPaid'
  | 'changedElsewhere'
  | 'currentPlan'
  | 'externallyManaged'
  | 'forbidden'
  | 'notConfigured'
  | 'nothingToPay'
  | 'planMissing';

/** State of the checkout. Card data is never in it. */
export interface CheckoutState extends CommandStatus {
  step: CheckoutStep;
  context: CheckoutContext;
  order?: CheckoutOrder;
  decline?: DeclineReason;
  refusal?: CheckoutRefusal;
  /** An unknown outcome turned out to be no payment. */
  notPaid?: boolean;
  /** Status of the subscription once it is paid. */
  status?: ClientSubscriptionStatus;
  /** A trial became active here alone: the provider charges when it ends. */
  activatedLocally?: boolean;
}

/** Transition of the checkout, with its reason. */
export interface CheckoutTransition {
  event: CheckoutEvent;
  context?: CheckoutContext;
  decline?: DeclineReason;
  refusal?: CheckoutRefusal;
  status?: ClientSubscriptionStatus;
  activatedLocally?: boolean;
}

declare module '../store/state.ts' {
  interface FeatureStates {
    checkout: CheckoutState;
  }
}

const initialState: CheckoutState = {
  step: 'loading',
  pending: false,
  context: { detailsComplete: false, awaitingOutcome: false },
};

/** State of the checkout. */
export const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    ...commandReducers,
    ordered: (_, { payload: order }: PayloadAction<CheckoutOrder | undefined>): CheckoutState =>
      order ? { ...initialState, order } : initialState,
    transitioned: (state, { payload }: PayloadAction<CheckoutTransition>) => {
      const { event, context = state.context, decline, refusal, status, activatedLocally } = payload;
      state.context = context;
      state.step = next(checkoutFlow, state.step, event, context);
      delete state.decline;
      delete state.refusal;
      delete state.notPaid;
      if (decline) state.decline = decline;
      if (refusal) state.refusal = refusal;
      if (status) state.status = status;
      if (activatedLocally) state.activatedLocally = true;
      if (event === 'notPaid') state.notPaid = true;
    },
  },
});

export const { ordered, transitioned } = checkoutSlice.actions;
