/** Error object in Stripe's shape. Source: Stripe API "Errors". */
export interface ErrorBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  advice_code?: string;
  charge?: string;
  payment_intent?: unknown;
  payment_method?: unknown;
  setup_intent?: unknown;
}

/** Refusal of a call to the test card processor, answered with `status` and `body`. */
export class PaymentError extends Error {
  override readonly name = 'PaymentError';
  readonly body: ErrorBody;
  constructor(
    readonly status: number,
    body: ErrorBody,
  ) {
    super(body.message);
    this.body = body;
  }
}

/** Refuses a parameter: 400 `invalid_request_error`. */
export const invalid = (message: string, param?: string, code?: string): PaymentError =>
  new PaymentError(400, {
    type: 'invalid_request_error',
    message,
    ...(param !== undefined && { param }),
    ...(code !== undefined && { code }),
  });

/** Refuses an id that names no object: 404 `resource_missing`. */
export const missing = (kind: string, id: string, param = 'id'): PaymentError =>
  new PaymentError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${kind}: '${id}'`,
    param,
  });
