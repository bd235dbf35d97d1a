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
import { AppContext } from './app-context.ts';
import { type Given, useEvents, usePlaced, useProperties } from './bindings.ts';

/** A class of ours as the adapter needs it. */
export interface Definition<Element extends HTMLElement> {
  new (): Element;
  readonly tag: string;
}

/** Properties to set, and React's name for each event. */
export interface Surface<Name extends string, Handler extends string> {
  readonly properties: readonly Name[];
  /** Those of them that the element must have when it comes into the page: its attribute for each. */
  readonly early?: Readonly<Record<string, string>>;
  readonly events: Readonly<Record<Handler, `fe-${string}`>>;
}

type Handlers<Handler extends string> = { [H in Handler]?: ((event: CustomEvent) => void) | undefined };

/** The props of an element's component. */
export type ElementProps<Element extends HTMLElement, Name extends string, Handler extends string> = Omit<
  HTMLAttributes<Element>,
  Name | Handler | 'children'
> & { [N in Name & keyof Element]?: Element[N] | undefined } & Handlers<Handler> & {
    children?: ReactNode;
    app?: string | undefined;
  };

const only = (props: Given, names: readonly string[]) =>
  Object.fromEntries(names.filter((name) => props[name] !== undefined).map((name) => [name, props[name]]));

const without = (props: Given, names: readonly string[]) =>
  Object.fromEntries(Object.entries(props).filter(([name]) => !names.includes(name)));

/** The attributes that stand for properties; `true` is empty text, `false` is none. */
const written = (props: Given, early: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(early).flatMap(([name, attribute]) => {
      const value = props[name];
      return value === undefined || value === false ? [] : [[attribute, value === true ? '' : value]];
    }),
  );

/**
 * The React component of one of our elements, for React 18 and later: what is listed is set as properties, events are
 * listened to, all else is passed on. It belongs to the app of the nearest provider unless it names another, and is
 * registered when first shown.
 */
export const component = <Element extends HTMLElement, Name extends string, Handler extends string>(
  definition: Definition<Element>,
  define: (definition: Definition<Element>) => void,
  { properties, events, early = {} }: Surface<Name, Handler>,
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
    ElementProps<Element, Name, Handler> & RefAttributes<Element>
  >;
  Component.displayName = definition.tag;
  return Component;
};
