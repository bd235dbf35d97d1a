import {
  createElement,
  type ForwardedRef,
  type ForwardRefExoticComponent,
  forwardRef,
  type HTMLAttributes,
  type ReactNode,
  type RefAttributes,
  useContext,
  useImperativeHandle,
  useRef,
} from 'react';
import type { ReactiveElement } from 'lit';
import type { ElementEventMap } from '../../elements/index.ts';
import { AppContext } from './app-context.ts';
import { type Given, useEvents, usePlaced, useProperties } from './bindings.ts';

/** A class of ours as the adapter needs it. */
export interface Definition<Element extends HTMLElement> {
  new (): Element;
  readonly tag: string;
}

/** React's name for each event of an element. */
type Events = Readonly<Record<`on${string}`, keyof ElementEventMap>>;

/** What may be set on an element of ours besides what any element has and the name of its app. */
type Settable<Element extends HTMLElement> = {
  [Name in Exclude<keyof Element, keyof HTMLElement | keyof ReactiveElement | 'app'>]: Element[Name] extends () => void
    ? never
    : Name;
}[Exclude<keyof Element, keyof HTMLElement | keyof ReactiveElement | 'app'>];

/** Properties to set, and the events. */
export interface Surface<Name extends string, Told extends Events> {
  readonly properties: readonly Name[];
  /** Those of them that the element must have when it comes into the page: its attribute for each. */
  readonly early?: Readonly<Record<string, string>>;
  readonly events: Told;
}

/** A property of the element that is not among those to set does not compile. */
type Whole<Element extends HTMLElement, Name extends string> =
  Exclude<Settable<Element>, Name> extends never ? unknown : { readonly forgotten: Exclude<Settable<Element>, Name> };

type Handlers<Told extends Events> = {
  [Handler in keyof Told & string]?: ((event: ElementEventMap[Told[Handler & `on${string}`]]) => void) | undefined;
};

/** The props of an element's component. */
export type ElementProps<Element extends HTMLElement, Name extends string, Told extends Events> = Omit<
  HTMLAttributes<Element>,
  Name | keyof Told | 'children'
> & { [N in Name & keyof Element]?: Element[N] | undefined } & Handlers<Told> & {
    children?: ReactNode;
    app?: string | undefined;
  };

const only = (props: Given, names: readonly string[]) =>
  Object.fromEntries(names.filter((name) => props[name] !== undefined).map((name) => [name, props[name]]));

const without = (props: Given, names: readonly string[]) =>
  Object.fromEntries(Object.entries(props).filter(([name]) => !names.includes(name)));

/**
 * The attributes that stand for properties; `false` is none. `true` stays what it is, for React 19 sets the property of that
 * name once the element is defined, where empty text would be no.
 */
const written = (props: Given, early: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(early).flatMap(([name, attribute]) => {
      const value = props[name];
      return value === undefined || value === false ? [] : [[attribute, value]];
    }),
  );

/**
 * The React component of one of our elements, for React 18 and later: what is listed is set as properties, events are
 * listened to, all else is passed on. It belongs to the app of the nearest provider unless it names another, and is
 * registered when first shown.
 */
export const component = <Element extends HTMLElement, const Name extends string, const Told extends Events>(
  definition: Definition<Element>,
  define: (definition: Definition<Element>) => void,
  { properties, events, early = {} }: Surface<Name, Told> & Whole<Element, Name>,
) => {
  const late = properties.filter((name) => !(name in early));
  const own: readonly string[] = [...properties, ...Object.keys(events), 'className', 'children', 'app'];
  const render = (props: Given, outer: ForwardedRef<Element>) => {
    const inner = useRef<Element>(null);
    const provided = useContext(AppContext)?.name;
    usePlaced(() => define(definition), []);
    useProperties(inner, { ...only(props, late), app: props['app'] ?? provided });
    useEvents(inner, events, props);
    useImperativeHandle(outer, () => {
      if (!inner.current) throw new Error(`<${definition.tag}> is not there`);
      return inner.current;
    }, []);
    const { className, children } = props;
    return createElement(
      definition.tag,
      { ...without(props, own), ...written(props, early), class: className, ref: inner },
      children as ReactNode,
    );
  };
  // inside, every prop is looked up by a name out of the lists; outside, each has its type
  const Component = forwardRef(render) as ForwardRefExoticComponent<
    ElementProps<Element, Name, Told> & RefAttributes<Element>
  >;
  Component.displayName = definition.tag;
  return Component;
};
