import type { Flow } from '../flow/flow.ts';

/** The screens behind the link that signs in. Ours: the protocol names the route alone. */
export type MagicLinkStep = 'opening' | 'confirm' | 'invalid' | 'success';

/** `foundElsewhere`: the link was not asked for in this browser. */
export type MagicLinkEvent = 'opened' | 'foundElsewhere' | 'confirmed' | 'signedIn' | 'refused';

/**
 * From the link in the mail to a session. Opened in the browser that asked, it signs in by itself; in another it asks
 * first, so that neither a mail scanner nor another person's link signs a user in. Source: product.md#magic-link.
 */
export const magicLinkFlow: Flow<MagicLinkStep, MagicLinkEvent> = {
  opening: { foundElsewhere: 'confirm', signedIn: 'success', refused: 'invalid' },
  confirm: { confirmed: 'opening', opened: 'opening' },
  invalid: { opened: 'opening' },
  success: { opened: 'opening' },
};
