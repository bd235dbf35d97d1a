import type { SocialProviderDefinition } from '../../../vendor/social-providers.ts';
import type { SocialIdentity } from '../../../social-sign-in.ts';
import { type Claims, type Exchange, isTrue, textOf } from './exchange.ts';
import { facebookIdentity } from './facebook.ts';
import { githubIdentity } from './github.ts';

/** Addresses of a provider without discovery. */
export interface Endpoints {
  issuer: string;
  authorization_endpoint: string;
  token_endpoint: string;
  userinfo_endpoint?: string;
}

/** Differences of a provider from OpenID Connect as it is written. */
export interface ProviderQuirks {
  /** Issuer to discover, or the addresses where there is no discovery. */
  server(setting: SocialProviderDefinition): string | Endpoints;
  scopes: readonly string[];
  /** Whether an ID token is expected and checked; else the person is read with the access token. */
  idToken: boolean;
  responseMode?: 'form_post';
  /** Parameters for a prompt, where the provider has its own. */
  prompt?(prompt: string): Readonly<Record<string, string>>;
  identity(exchange: Exchange): SocialIdentity | Promise<SocialIdentity>;
}

/** Identity by the claims as OpenID Connect has them; a missing `email_verified` is no. */
export const standardIdentity = (claims: Claims): SocialIdentity => ({
  issuer: textOf(claims['iss']),
  subject: textOf(claims['sub']),
  email: textOf(claims['email']),
  emailVerified: isTrue(claims['email_verified']),
  name: textOf(claims['name']),
});

const OPENID = ['openid', 'profile', 'email'] as const;
const SLACK = 'https://slack.com';

/** Name in Apple's `user`, which it sends once, at the first sign-in; its address is not signed and not read. */
const appleName = (user: string | undefined): string => {
  try {
    const { name } = JSON.parse(user ?? '') as { name?: { firstName?: unknown; lastName?: unknown } }; // read as unknown
    return [name?.firstName, name?.lastName].map(textOf).join(' ').trim();
  } catch {
    return '';
  }
};

/** Providers of social sign-in, each with its quirks. Source: protocol/social.md#quirks. */
export const PROVIDER_TABLE: Readonly<Record<Exclude<SocialProviderDefinition['type'], 'microsoft'>, ProviderQuirks>> =
  {
    google: {
      server: ({ baseUrl }) => baseUrl ?? 'https://accounts.google.com',
      scopes: OPENID,
      idToken: true,
      identity: ({ claims }) => standardIdentity(claims),
    },
    apple: {
      server: ({ baseUrl }) => baseUrl ?? 'https://appleid.apple.com',
      scopes: ['openid', 'name', 'email'],
      idToken: true,
      // it refuses the scopes of name and email in any other mode
      responseMode: 'form_post',
      prompt: () => ({}),
      identity: ({ claims, user }) => ({ ...standardIdentity(claims), name: appleName(user) }),
    },
    slack: {
      server: ({ baseUrl }) => baseUrl ?? SLACK,
      scopes: OPENID,
      idToken: true,
      prompt: () => ({}),
      // the id of a person is theirs in one workspace alone
      identity: ({ claims }) => {
        const [team, user] = [textOf(claims[`${SLACK}/team_id`]), textOf(claims[`${SLACK}/user_id`])];
        return { ...standardIdentity(claims), subject: team && user ? `${team}:${user}` : '' };
      },
    },
    linkedin: {
      server: ({ baseUrl = 'https://www.linkedin.com', ...setting }) => ({
        issuer: `${baseUrl}/oauth`,
        authorization_endpoint: `${baseUrl}/oauth/v2/authorization`,
        token_endpoint: `${baseUrl}/oauth/v2/accessToken`,
        userinfo_endpoint: setting.userInfoUrl ?? `${baseUrl.replace('//www.', '//api.')}/v2/userinfo`,
      }),
      scopes: OPENID,
      // its ID token has no nonce
      idToken: false,
      prompt: () => ({}),
      identity: async ({ userInfo, setting: { baseUrl = 'https://www.linkedin.com' } }) => ({
        ...standardIdentity(await userInfo()),
        issuer: `${baseUrl}/oauth`,
      }),
    },
    facebook: {
      server: ({ baseUrl }) => ({
        issuer: baseUrl ?? 'https://www.facebook.com',
        authorization_endpoint: `${baseUrl ?? 'https://www.facebook.com'}/v23.0/dialog/oauth`,
        token_endpoint: `${baseUrl ?? 'https://graph.facebook.com'}/v23.0/oauth/access_token`,
      }),
      scopes: ['public_profile', 'email'],
      idToken: false,
      prompt: (prompt) => ({ auth_type: prompt === 'login' ? 'reauthenticate' : 'rerequest' }),
      identity: facebookIdentity,
    },
    github: {
      server: ({ baseUrl = 'https://github.com' }) => ({
        issuer: baseUrl,
        authorization_endpoint: `${baseUrl}/login/oauth/authorize`,
        token_endpoint: `${baseUrl}/login/oauth/access_token`,
      }),
      scopes: ['read:user', 'user:email'],
      idToken: false,
      prompt: (prompt): Readonly<Record<string, string>> => (prompt === 'select_account' ? { prompt } : {}),
      identity: githubIdentity,
    },
    custom: {
      server: ({ issuer, authorizationUrl = '', tokenUrl = '', userInfoUrl = '' }) =>
        issuer ?? {
          issuer: URL.canParse(tokenUrl) ? new URL(tokenUrl).origin : '',
          authorization_endpoint: authorizationUrl,
          token_endpoint: tokenUrl,
          userinfo_endpoint: userInfoUrl,
        },
      scopes: OPENID,
      idToken: true,
      identity: async ({ claims, userInfo, setting: { issuer, tokenUrl = '' } }) => {
        if (issuer === undefined) return { ...standardIdentity(await userInfo()), issuer: new URL(tokenUrl).origin };
        return standardIdentity(claims['email'] === undefined ? { ...(await userInfo()), ...claims } : claims);
      },
    },
  };
