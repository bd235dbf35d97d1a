import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import type { ReactiveElement } from 'lit';
import type { ElementTagNameMap } from '../../elements/index.ts';

/** Name of an attribute: `baseUrl` is `base-url`. */
type AttributeName<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Uppercase<First> ? '-' : ''}${Lowercase<First>}${AttributeName<Rest>}`
  : '';

type Own<Element> = Exclude<keyof Element, keyof HTMLElement | keyof ReactiveElement> & string;

/**
 * Attributes of an element's tag in JSX without our component: a string, or `true` for a flag, as React 18 writes
 * `false` out. Events require `addEventListener`: React 18 does not support those of custom elements.
 */
type TagProps<Element extends HTMLElement> = Omit<HTMLAttributes<Element>, 'children'> &
  RefAttributes<Element> & {
    [Name in Own<Element> as Element[Name] extends string | undefined ? AttributeName<Name> : never]?: Element[Name];
  } & {
    [Name in Own<Element> as Element[Name] extends boolean | undefined ? AttributeName<Name> : never]?:
      | true
      | undefined;
  } & {
    class?: string;
    children?: ReactNode;
  };

/** JSX props of each of our tags. */
export type ElementTags = { [Tag in keyof ElementTagNameMap]: TagProps<ElementTagNameMap[Tag]> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends ElementTags {}
  }
}
