import { InjectionToken, type Provider } from '@angular/core';

/** Prints the first frame of a login box into it: `printLoginBox` of `fe-elements/server`. */
export type PrintLoginBox = (box: HTMLElement, options: { nonce: string | null }) => void;

/** Printer of login boxes, on servers that were given one. */
export const PRINT_LOGIN_BOX = new InjectionToken<PrintLoginBox>('fe-elements print');

/**
 * Provider of a server: `<fe-login-box>` is rendered with its form, which can be typed into before any script has run, and
 * which the element adopts. Belongs to the configuration of the server alone:
 * `providers: [provideServerRendering(…), provideFeMarkup(printLoginBox)]`. Its style sheets carry Angular's `CSP_NONCE`.
 */
export const provideFeMarkup = (print: PrintLoginBox): Provider => ({ provide: PRINT_LOGIN_BOX, useValue: print });
