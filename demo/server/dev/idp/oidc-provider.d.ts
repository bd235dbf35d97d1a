/** Parts of oidc-provider that the development provider uses. */
declare module 'oidc-provider' {
  import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

  interface Account {
    accountId: string;
    claims(): Readonly<Record<string, unknown>>;
  }

  /** Context of a request, of Koa. */
  export interface Context {
    status: number;
    type: string;
    body: unknown;
    oidc?: {
      route: string;
      params?: Readonly<Record<string, string | undefined>>;
      client?: { clientId: string };
      account?: { accountId: string };
      result?: Readonly<Record<string, unknown>>;
      entities: { Account?: { accountId: string } };
    };
  }

  export class Grant {
    constructor(of: { clientId: string | undefined; accountId: string | undefined });
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

  interface Interaction {
    uid: string;
    params: Readonly<Record<string, unknown>>;
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
      get(name: string): { checks: { add(check: Check): void } };
      add(prompt: Prompt, position?: number): void;
    };
  };
}
