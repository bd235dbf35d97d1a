import {
  createElement,
  type ForwardedRef,
  type ForwardRefExoticComponent,
  forwardRef,
  type HTMLAttributes,
  type ReactNode,
  type RefAttributes,
  type RefObject,
  useContext,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { AppContext } from './app-context.ts';

/** A class of ours as the adapter needs it. */
export interface Definition<Element extends HTMLElement> {
  new (): Element;
  readonly tag: string;
}

/** Properties to set, and React's name for each event. */
export interface Surface<Name extends string, Handler extends string> {
  readonly properties: readonly Name[];
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

/** Props whose names are looked up. */
type Given = Readonly<Record<string, unknown>>;

/** What React puts into the page before it is painted; on a server there is nothing to put. */
const usePlaced = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Sets what is given, and takes back what was given before and no longer is. */
const useProperties = (ref: RefObject<HTMLElement | null>, given: Given) => {
  const before = useRef<Given>({});
  usePlaced(() => {
    const element = ref.current;
    if (!element) return;
    for (const name of new Set([...Object.keys(before.current), ...Object.keys(given)]))
      if (!Object.is(before.current[name], given[name])) Reflect.set(element, name, given[name]);
    before.current = given;
  });
};

/** Listens with the latest handlers. */
const useEvents = (ref: RefObject<HTMLElement | null>, events: Readonly<Record<string, string>>, handlers: Given) => {
  const latest = useRef(handlers);
  usePlaced(() => {
    latest.current = handlers;
  });
  usePlaced(() => {
    const stop = new AbortController();
    for (const [handler, event] of Object.entries(events)) {
      const call = (fact: Event) => {
        const listener = latest.current[handler];
        if (typeof listener === 'function') listener(fact);
      };
      ref.current?.addEventListener(event, call, { signal: stop.signal });
    }
    return () => stop.abort();
  }, [ref, events]);
};

const only = (props: Given, names: readonly string[]) =>
  Object.fromEntries(names.filter((name) => props[name] !== undefined).map((name) => [name, props[name]]));

const without = (props: Given, names: readonly string[]) =>
  Object.fromEntries(Object.entries(props).filter(([name]) => !names.includes(name)));

/**
 * The React component of one of our elements, for React 18 and later: what is listed is set as properties, events are
 * listened to, all else is passed on. It belongs to the app of the nearest provider unless it names another, and is
 * registered when first shown.
 */
export const component = <Element extends HTMLElement, Name extends string, Handler extends string>(
  definition: Definition<Element>,
  define: (definition: Definition<Element>) => void,
  { properties, events }: Surface<Name, Handler>,
) => {
  const own: readonly string[] = [...properties, ...Object.keys(events), 'className', 'children', 'app'];
  const render = (props: Given, outer: ForwardedRef<Element>) => {
    const inner = useRef<Element>(null);
    const provided = useContext(AppContext)?.name;
    usePlaced(() => define(definition), []);
    useProperties(inner, { ...only(props, properties), app: props['app'] ?? provided });
    useEvents(inner, events, props);
    useImperativeHandle(outer, () => {
      if (!inner.current) throw new Error(`<${definition.tag}> is not there`);
      return inner.current;
    }, []);
    const { className, children } = props;
    return createElement(
      definition.tag,
      { ...without(props, own), class: className, ref: inner },
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
