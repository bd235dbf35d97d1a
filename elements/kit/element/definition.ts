import type { CommonMessages, Namespace } from '../../i18n/namespaces.ts';
import type { Localizations } from '../../../core/options.ts';
import {
  type AttributeTypes,
  type AttributeValues,
  flag,
  maybeOneOf,
  oneOf,
  rich,
  type RichTypes,
  type RichValues,
  text,
} from '../host/attribute-types.ts';
import type { ThemedPart } from '../../themes/theme-options.ts';
import type { StyleSheetLoaders } from '../../themes/themes.ts';
import type { EventTable } from './fact-events.ts';
import type { Host } from '../host/host.ts';

/** Module that `load` resolves to; `Tree` is the React component of the screen. */
export interface TreeModule {
  readonly Tree: () => unknown;
  /** CSS texts that only the screen needs. */
  readonly styles?: readonly string[];
}

/** Definition of an element: its attributes, properties, styles and screen. */
export interface ElementDefinition<Attributes extends AttributeTypes, Rich extends RichTypes> {
  readonly tag: `fe-${string}`;
  readonly attributes?: Attributes;
  /** Properties for objects and functions, set by script only. */
  readonly properties?: Rich;
  readonly events?: EventTable;
  /** CSS texts; each becomes one sheet shared by all elements of the document. */
  readonly styles?: readonly string[];
  /** Style sheets by value of its attribute `layout`; a value without one is the default. */
  readonly layouts?: StyleSheetLoaders;
  /** Part of the product whose theme options precede the common ones; without it theme options are ignored. */
  readonly themed?: ThemedPart;
  /** Node beside the screen from the first paint on. */
  readonly beside?: () => Node;
  /** Frame shown until the screen is loaded; without it a skeleton is. It can make the credentials form. */
  readonly frame?: (host: Host, common: CommonMessages) => Node;
  readonly load: () => Promise<TreeModule>;
  /** Namespaces of its first screen: their messages are fetched in parallel with its code. */
  readonly messages?: readonly Namespace[];
  /** Form-associated: takes part in the page's forms; the screen sets its value by `host.internals`. */
  readonly formAssociated?: boolean;
}

/** Any element's, where the types of its attributes do not matter. */
// oxlint-disable-next-line typescript/no-explicit-any -- the values are typed where they are read
export type AnyElementDefinition = ElementDefinition<any, any>;

/**
 * Attributes of every element besides its own.
 *
 * @attr app - name of the app; else the nearest `<fe-app>`, else the default app.
 * @attr base-url - creates an app for this service: the page's own origin or a listed one.
 * @attr client-id - client ID of that app.
 * @attr preview - runs with demo data in the page.
 * @attr theme - `modern`, `classic`, `vivid` or `dark`; by default the app's, else `modern`.
 * @attr color-scheme - `auto` (default, the page's), `light` or `dark`.
 */
export const sharedAttributes = {
  app: text(),
  baseUrl: text(),
  clientId: text(),
  preview: flag(),
  theme: maybeOneOf('modern', 'classic', 'vivid', 'dark'),
  // Ours: the page's own scheme unless forced
  colorScheme: oneOf('auto', 'light', 'dark'),
};

/**
 * Properties of every element that are set by script alone.
 *
 * @prop localizations - custom messages, by language or `any`; override the app's.
 */
export const sharedProperties = {
  localizations: rich<Localizations>(),
};

type Shared = AttributeValues<typeof sharedAttributes> & RichValues<typeof sharedProperties>;

/** Typed properties of an element. */
export type ElementValues<Attributes extends AttributeTypes, Rich extends RichTypes> = Shared &
  AttributeValues<Attributes> &
  RichValues<Rich>;

/** Class of an element: `new`able in a page, importable anywhere. */
export interface ElementClass<Attributes extends AttributeTypes = {}, Rich extends RichTypes = {}> {
  new (): HTMLElement & ElementValues<Attributes, Rich>;
  readonly tag: `fe-${string}`;
  readonly definition: ElementDefinition<Attributes, Rich>;
  readonly observedAttributes: readonly string[];
}
