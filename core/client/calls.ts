import type { AnyEndpoint, AnswerOf, InputOf } from '../contract/endpoint.ts';
import type { Result } from '../contract/failure.ts';

/** Caller of the contract's endpoints. */
export interface Client {
  call<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<Result<AnswerOf<E>>>;
  /** Address of a path of the service, for the browser to go to. */
  addressOf(path: string): string;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Sent verbatim as `Authorization`; "Bearer " is not added. Source: protocol/README.md. */
  jwt?: string;
  source?: RequestSource;
}

/** Which part of the product asks; sent as `frontegg-source`. Source: protocol/README.md#headers. */
export type RequestSource = 'admin-portal' | 'login-box';
