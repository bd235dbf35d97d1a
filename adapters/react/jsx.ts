import type { HTMLAttributes, ReactNode, RefAttributes } from 'react';
import type { ReactiveElement } from 'lit';
import type { ElementTagNameMap } from '../../elements/index.ts';

/** `baseUrl` is the attribute `base-url`. */
type AttributeName<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Uppercase<First> ? '-' : ''}${Lowercase<First>}${AttributeName<Rest>}`
  : '';

type Own<Element> = Exclude<keyof Element, keyof HTMLElement | keyof ReactiveElement> & string;

/**
 * The attributes of an element, as its tag is written without our component: text, or `true` for a flag, for React 18 writes
 * `false` out. Events are for `addEventListener`: React 18 knows none of a tag's own.
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
