/** Algorithms that access tokens can be signed with. RS256 keys have 2048 bits; ES256 keys are as strong as 3072. */
export const SIGNING_ALGORITHMS = ['RS256', 'ES256'] as const;

export type SigningAlgorithm = (typeof SIGNING_ALGORITHMS)[number];
