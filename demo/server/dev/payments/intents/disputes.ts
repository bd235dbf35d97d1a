import type Stripe from 'stripe';
import { type Account, found, idOf } from '../account/account.ts';
import { idAt, type Routes } from '../payment-call.ts';
import { LIST_PARAMS, listPage } from '../wire/lists.ts';
import { invalid } from '../wire/payment-error.ts';

const DAY_SECONDS = 86_400;
/** Days in which evidence can be given. Source: Stripe "Disputes". */
const ANSWER_DAYS = 9;

const NO_EVIDENCE: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};

/** Disputes a paid charge: its bank takes the money back until the dispute is closed. Answers the dispute that there is, the second time. */
export const openDispute = (account: Account, charge: Stripe.Charge): Stripe.Dispute => {
  const kept = Object.values(account.state.disputes).find((one) => one.charge === charge.id);
  if (kept) return kept;
  const dispute: Stripe.Dispute = {
    id: account.id('du'),
    object: 'dispute',
    amount: charge.amount_captured,
    balance_transactions: [],
    charge: charge.id,
    created: account.now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: { ...NO_EVIDENCE },
    evidence_details: {
      due_by: account.now() + ANSWER_DAYS * DAY_SECONDS,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'manual',
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: idOf(charge.payment_intent),
    reason: 'fraudulent',
    status: 'needs_response',
  };
  account.state.disputes[dispute.id] = dispute;
  charge.disputed = true;
  account.emit('charge.dispute.created', dispute);
  account.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
};

/** Closes an open dispute. */
export const closeDispute = (account: Account, dispute: Stripe.Dispute, outcome: 'won' | 'lost'): Stripe.Dispute => {
  if (dispute.status === 'won' || dispute.status === 'lost')
    throw invalid('This dispute is already closed.', undefined, 'dispute_already_closed');
  dispute.status = outcome;
  account.emit('charge.dispute.closed', dispute);
  if (outcome === 'won') account.emit('charge.dispute.funds_reinstated', dispute);
  return dispute;
};

/** Outcome by the words of the evidence. Source: Stripe "Testing", "Evidence". */
const OUTCOMES: Readonly<Record<string, 'won' | 'lost'>> = { winning_evidence: 'won', losing_evidence: 'lost' };

/** Calls about disputes. */
export const disputeRoutes: Routes = {
  'GET disputes': ({ account, params }) => {
    params.only(...LIST_PARAMS, 'charge', 'payment_intent');
    const [charge, intent] = [params.text('charge'), params.text('payment_intent')];
    const disputes = Object.values(account.state.disputes).filter(
      (dispute) =>
        (charge === undefined || dispute.charge === charge) &&
        (intent === undefined || dispute.payment_intent === intent),
    );
    return listPage(disputes, params, '/v1/disputes');
  },
  'GET disputes/{id}': (call) => found(call.account.state.disputes, idAt(call), 'dispute'),
  'POST disputes/{id}': (call) => {
    const { account, params } = call;
    const dispute = found(account.state.disputes, idAt(call), 'dispute');
    params.only<keyof Stripe.DisputeUpdateParams>('evidence', 'metadata', 'submit', 'expand');
    dispute.metadata = params.metadata(dispute.metadata);
    const evidence = params.nested('evidence')?.only('uncategorized_text').text('uncategorized_text');
    if (evidence === undefined) return dispute;
    Object.assign(dispute.evidence, { uncategorized_text: evidence });
    Object.assign(dispute.evidence_details, { has_evidence: true });
    if (params.flag('submit') === false) return dispute;
    dispute.evidence_details.submission_count += 1;
    if (dispute.status === 'needs_response') dispute.status = 'under_review';
    account.emit('charge.dispute.updated', dispute);
    const outcome = Object.hasOwn(OUTCOMES, evidence) ? OUTCOMES[evidence] : undefined;
    return outcome ? closeDispute(account, dispute, outcome) : dispute;
  },
  // to accept a dispute is to lose it
  'POST disputes/{id}/close': (call) => {
    call.params.only('expand');
    return closeDispute(call.account, found(call.account.state.disputes, idAt(call), 'dispute'), 'lost');
  },
};
