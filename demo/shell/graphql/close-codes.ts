/** Close of a socket: its name in the protocol, and whether the connection is tried again. */
export interface CloseCode {
  readonly name: string;
  readonly isFatal: boolean;
}

/**
 * Close codes of `graphql-transport-ws`. A fatal one ends the attempts, as another attempt would be answered the same.
 * Source: product.md#live-updates.
 */
export const CLOSE_CODES: Readonly<Record<number, CloseCode>> = {
  4004: { name: 'bad response', isFatal: true },
  4005: { name: 'internal client error', isFatal: true },
  4400: { name: 'bad request', isFatal: true },
  4401: { name: 'unauthorized', isFatal: true },
  // access may be granted again, as by a renewed token
  4403: { name: 'forbidden', isFatal: false },
  4406: { name: 'subprotocol not acceptable', isFatal: true },
  4408: { name: 'connection init timeout', isFatal: false },
  4409: { name: 'subscriber already exists', isFatal: true },
  4429: { name: 'too many init requests', isFatal: true },
  4499: { name: 'terminated', isFatal: false },
  4500: { name: 'internal server error', isFatal: true },
  4504: { name: 'acknowledgement timeout', isFatal: false },
};

/** Maximum of a close reason, in bytes of UTF-8: a longer one makes `close()` throw. Source: product.md#live-updates. */
export const MAX_REASON_BYTES = 123;

/** Cuts a close reason to what a socket takes, between characters. */
export const cutReason = (reason: string): string => {
  const bytes = new TextEncoder().encode(reason);
  if (bytes.length <= MAX_REASON_BYTES) return reason;
  // a character that is cut in two is decoded as U+FFFD
  return new TextDecoder().decode(bytes.subarray(0, MAX_REASON_BYTES)).replace(/\uFFFD+$/, '');
};

/** Class of sockets that close whatever the reason's length. */
export const withShortReasons = (Socket: typeof WebSocket): typeof WebSocket =>
  class extends Socket {
    override close(code?: number, reason?: string): void {
      super.close(code, reason === undefined ? undefined : cutReason(reason));
    }
  };
