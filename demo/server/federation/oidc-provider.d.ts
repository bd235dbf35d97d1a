/** Parts of oidc-provider that hosted login and the development providers use. */
declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

  interface Account {
    accountId: string;
    claims(use: string, scope: string): Readonly<Record<string, unknown>>;
  }

  /** Context of a request, of Koa. */
  export interface Context {
    status: number;
    type: string;
    body: unknown;
    req: IncomingMessage;
    set(name: string, value: string): void;
    oidc?: {
      route: string;
      params?: Readonly<Record<string, string | undefined>>;
      client?: { clientId: string };
      account?: { accountId: string };
      session?: { uid?: string; accountId?: string };
      result?: Readonly<Record<string, unknown>>;
      entities: { Account?: Account; Grant?: { jti: string } };
    };
  }

  export const errors: { InvalidGrant: new (detail: string) => Error };

  export class Grant {
    static find(id: string): Promise<Grant | undefined>;
    constructor(of: { clientId: string | undefined; accountId: string | undefined });
    readonly jti: string;
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  /** Store of one kind of record. */
  export interface Adapter {
    upsert(id: string, payload: Readonly<Record<string, unknown>>, seconds?: number): Promise<void>;
    find(id: string): Promise<unknown>;
    findByUid(uid: string): Promise<unknown>;
    findByUserCode(): Promise<unknown>;
    consume(id: string): Promise<void>;
    destroy(id: string): Promise<void>;
    revokeByGrantId(grantId: string): Promise<void>;
  }

  export interface Interaction {
    uid: string;
    params: Readonly<Record<string, unknown>>;
    prompt: { name: string; reasons: readonly string[]; details: Readonly<Record<string, unknown>> };
    session?: { accountId?: string };
  }

  export class Provider {
    constructor(issuer: string, configuration: Readonly<Record<string, unknown>>);
    proxy: boolean;
    readonly AccessToken: { find(token: string): Promise<{ accountId?: string } | undefined> };
    readonly Grant: typeof Grant;
    readonly Client: {
      prototype: {
        redirectUriAllowed(uri: string): boolean;
        postLogoutRedirectUriAllowed(uri: string): boolean;
        compareClientSecret(secret: string): boolean | Promise<boolean>;
      };
    };
    use(middleware: (context: Context, next: () => Promise<void>) => Promise<void>): this;
    callback(): RequestListener;
    on(event: 'server_error', listener: (context: unknown, error: unknown) => void): this;
    interactionDetails(request: IncomingMessage, response: ServerResponse): Promise<Interaction>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: Readonly<Record<string, unknown>>,
      options: { mergeWithLastSubmission: boolean },
    ): Promise<void>;
  }

  export type { Account };

  export class Check {
    constructor(
      reason: string,
      description: string,
      error: string,
      check: (context: Context) => boolean | Promise<boolean>,
    );
    static readonly REQUEST_PROMPT: true;
    static readonly NO_NEED_TO_PROMPT: false;
  }

  export class Prompt {
    readonly name: string;
    constructor(of: { name: string; requestable: boolean });
  }

  export const interactionPolicy: {
    Check: typeof Check;
    Prompt: typeof Prompt;
    base(): {
      get(name: string): { checks: { add(check: Check): void; remove(reason: string): void } };
      add(prompt: Prompt, position?: number): void;
    };
  };
}
