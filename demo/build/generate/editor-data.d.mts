import type { ElementContract } from './contracts.mjs';

interface Named {
  readonly name: string;
  readonly description: string;
}

interface WebType extends Named {
  readonly attributes?: readonly (Named & { readonly value: { readonly type: string } })[];
  readonly slots?: readonly Named[];
  readonly js: { readonly properties?: readonly Named[]; readonly events?: readonly Named[] };
  readonly css: { readonly properties?: readonly Named[]; readonly parts?: readonly Named[] };
}

export function webTypes(contracts: readonly ElementContract[]): {
  readonly name: string;
  readonly version: string;
  readonly contributions: { readonly html: { readonly elements: readonly WebType[] } };
};

interface HtmlTag {
  readonly name: string;
  readonly description: { readonly value: string };
  readonly attributes: readonly (Named & {
    readonly valueSet?: string;
    readonly values?: readonly { readonly name: string }[];
  })[];
}

export function vscodeHtmlData(contracts: readonly ElementContract[]): {
  readonly version: number;
  readonly tags: readonly HtmlTag[];
};
