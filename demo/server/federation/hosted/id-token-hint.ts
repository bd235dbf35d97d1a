import { compactVerify, createLocalJWKSet } from 'jose';
import * as v from 'valibot';
import type { Hosted } from './hosted.ts';

const hint = v.object({ iss: v.string(), aud: v.string(), sub: v.string(), sid: v.optional(v.string()) });

/** Claims of an ID token that this server has signed for one of its applications, expired or not; else undefined. */
export const hintOf = async (
  { ports, clientOf }: Hosted,
  token: string,
): Promise<v.InferOutput<typeof hint> | undefined> => {
  const { keys } = await ports.keys.jwks();
  const keySet = createLocalJWKSet({ keys: [...keys] });
  const verified = await compactVerify(token, keySet).catch(() => undefined);
  if (!verified) return undefined;
  const claims = v.safeParse(hint, JSON.parse(new TextDecoder().decode(verified.payload)));
  const isOurs = claims.success && claims.output.iss === ports.publicUrl && clientOf(claims.output.aud) !== undefined;
  return isOurs ? claims.output : undefined;
};
