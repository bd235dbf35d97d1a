import { Agent, request } from 'node:http';

const USERS = '/frontegg/identity/resources/users/v1';
const AUTH = '/frontegg/identity/resources/auth/v1';

/** Reply as a person sees it: its status, or 0 where none came. */
export interface Reply {
  readonly status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- the wire has no types of its own
  readonly body: any;
  readonly retryAfter: string | undefined;
}

/** A person at a server that may break at any moment: never throws. */
export interface Visitor {
  /** All that the server has set, as it is sent back. */
  cookie: string;
  token: string;
  ask(method: string, path: string, body?: object): Promise<Reply>;
  signUp(email: string): Promise<Reply>;
  signIn(email: string): Promise<Reply>;
  refresh(): Promise<Reply>;
  logout(): Promise<Reply>;
  resetPassword(email: string): Promise<Reply>;
  me(): Promise<Reply>;
}

export const VISITORS_PASSWORD = 'Correct-horse-9-battery';

/** The session that an access token names. */
export const sessionOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }).sid;

/** Opens a browser of one's own at one of some servers; `agent` keeps its connections. */
export const visit = (url: () => string, agent: Agent): Visitor => {
  const ask: Visitor['ask'] = (method, path, body) =>
    new Promise((resolve) => {
      const nothing = () => resolve({ status: 0, body: {}, retryAfter: undefined });
      const headers = {
        'content-type': 'application/json',
        ...(visitor.cookie && { cookie: visitor.cookie }),
        ...(visitor.token && { authorization: `Bearer ${visitor.token}` }),
      };
      const call = request(url() + path, { method, agent, headers }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('error', nothing);
        answer.on('end', () => {
          const parsed: Reply['body'] = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : {};
          if (answer.statusCode === 200) keep(answer.headers['set-cookie'], parsed);
          resolve({ status: answer.statusCode ?? 0, body: parsed, retryAfter: answer.headers['retry-after'] });
        });
      });
      call.on('error', nothing);
      call.end(body && JSON.stringify(body));
    });
  const keep = (lines: readonly string[] = [], body: Reply['body']) => {
    const pairs = [...visitor.cookie.split('; '), ...lines.map((line) => line.split(';')[0] ?? '')].filter(Boolean);
    const kept = new Map(pairs.map((pair) => [pair.split('=')[0], pair]));
    visitor.cookie = [...kept.values()].join('; ');
    visitor.token = body.accessToken ?? body.authResponse?.accessToken ?? visitor.token;
  };
  const visitor: Visitor = {
    cookie: '',
    token: '',
    ask,
    signUp: (email) =>
      ask('POST', `${USERS}/signUp`, { email, name: 'Pat', companyName: 'Pat & Co', password: VISITORS_PASSWORD }),
    signIn: (email) => ask('POST', `${AUTH}/user`, { email, password: VISITORS_PASSWORD }),
    refresh: () => ask('POST', `${AUTH}/user/token/refresh`, {}),
    logout: () => ask('POST', `${AUTH}/logout`, {}),
    resetPassword: (email) => ask('POST', `${USERS}/passwords/reset`, { email }),
    me: () => ask('GET', '/frontegg/identity/resources/users/v2/me'),
  };
  return visitor;
};
