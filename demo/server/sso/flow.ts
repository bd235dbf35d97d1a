import * as v from 'valibot';
import type { Ports } from '../ports.ts';
import type { Cookies } from '../rules.ts';
import { findFlow } from '../federation/flows.ts';

const kept = { configurationId: v.string(), back: v.string() };

/** Details of a sign-in under way, in the sealed cookie of its flow. */
const samlFlow = v.object({ kind: v.literal('saml'), ...kept, requestId: v.string() });
const oidcFlow = v.object({ kind: v.literal('oidc'), ...kept, nonce: v.string(), verifier: v.string() });

/** SAML sign-in that this browser has begun. */
export const findSamlFlow = (ports: Pick<Ports, 'sealer' | 'clock'>, cookies: Cookies, id: string) =>
  findFlow(ports, cookies, id, samlFlow);

/** OpenID Connect sign-in that this browser has begun. */
export const findOidcFlow = (ports: Pick<Ports, 'sealer' | 'clock'>, cookies: Cookies, id: string) =>
  findFlow(ports, cookies, id, oidcFlow);

export type SamlFlow = v.InferOutput<typeof samlFlow>;
export type OidcFlow = v.InferOutput<typeof oidcFlow>;
