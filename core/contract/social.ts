import { under } from './endpoint.ts';
import type { AuthResponse, MfaRequired } from './entities/auth.ts';
import type {
  CustomSocialProvider,
  PendingIdentity,
  SocialLink,
  SocialProviderConfiguration,
  SocialProviderConfigurationV2,
  SocialSignIn,
} from './entities/social.ts';

const { get } = under('/identity/resources/sso');
const { post } = under('/identity/resources/auth/v1/user/sso');
const own = under('/identity/resources/users/social/v1/me');

/** Query of a social sign-in. The server keeps verifier and redirect address itself. */
interface ProviderAnswer {
  code?: string;
  id_token?: string;
  redirectUri?: string;
  code_verifier?: string;
  state?: string;
}

// biome-ignore format: one line a call
/** Signing in at a provider. Source: protocol/social.md#sign-in. */
export const social = {
  providersV1:     get('/v1').returns<SocialProviderConfiguration[]>(),
  providers:       get('/v2').returns<SocialProviderConfigurationV2[]>(),
  ownProviders:    get('/v2/authenticated').returns<SocialProviderConfigurationV2[]>(),
  customProviders: get('/custom/v1').returns<{ providers: CustomSocialProvider[] }>(),
  postlogin:       post('/{provider}/postlogin').query<ProviderAnswer>().body<{ metadata?: string; invitationToken?: string }>().returns<(AuthResponse | MfaRequired) & SocialSignIn>(),
};

// biome-ignore format: one line a call
/** Accounts at providers that the caller can sign in with. Ours. Source: protocol/social.md#links. */
export const socialLinks = {
  list:      own.get('').returns<{ links: SocialLink[] }>(),
  pending:   own.get('/pending').returns<PendingIdentity | null>(),
  authorize: own.post('/authorize').body<{ provider: string; redirectUri: string; prompt?: string }>().returns<{ address: string }>(),
  add:       own.post('').body<{ code?: string; state?: string }>().returns<SocialLink>(),
  remove:    own.del('/{id}'),
};
