import {
  cloneElement,
  createElement,
  type ForwardedRef,
  type ForwardRefExoticComponent,
  forwardRef,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  type RefAttributes,
  useContext,
  useImperativeHandle,
  useRef,
} from 'react';
import type { ElementEventMap } from '../../elements/index.ts';
import { attributeName, type ElementClassDefinition } from '../element-class.ts';
import { AppContext } from './app-context.ts';
import { type PrintMarkup, usePrintedMarkup } from './server-markup.ts';
import { type PropRecord, useEvents, useIsomorphicLayoutEffect, useProperties } from './bindings.ts';

/** React prop of each event of an element. */
type Events = Readonly<Record<`on${string}`, keyof ElementEventMap>>;

/** Public API of an element: attributes by property name, properties without an attribute, events, and named slots. */
export interface Surface<
  Attribute extends string,
  Property extends string,
  EventTypes extends Events,
  Slot extends string,
> {
  // a name that any element has would take the place of what it means there
  readonly attributes: readonly Exclude<Attribute, keyof HTMLElement>[];
  readonly properties: readonly Exclude<Property, keyof HTMLElement>[];
  readonly events: EventTypes;
  readonly slots?: readonly Slot[];
  /** Printer of its first frame, for an element that a server prints; `undefined` in pages. */
  readonly print?: PrintMarkup;
}

type Handlers<EventTypes extends Events> = {
  [Handler in keyof EventTypes & string]?:
    | ((event: ElementEventMap[EventTypes[Handler & `on${string}`]]) => void)
    | undefined;
};

/** Content of a named slot: an element that takes the attribute `slot`. */
export type Slotted = ReactElement<{ slot?: string | undefined }>;

/** Props of an element's component. */
export type ElementProps<
  Element extends HTMLElement,
  Name extends string,
  EventTypes extends Events,
  Slot extends string = never,
> = Omit<HTMLAttributes<Element>, Name | keyof EventTypes | 'children'> & {
  [N in Name & keyof Element]?: Element[N] | undefined;
} & Handlers<EventTypes> & {
    children?: ReactNode;
    app?: string | undefined;
  } & ([Slot] extends [never] ? unknown : { slots?: { readonly [S in Slot]?: Slotted | undefined } | undefined });

const only = (props: PropRecord, names: readonly string[]) =>
  Object.fromEntries(names.filter((name) => props[name] !== undefined).map((name) => [name, props[name]]));

const without = (props: PropRecord, names: readonly string[]) =>
  Object.fromEntries(Object.entries(props).filter(([name]) => !names.includes(name)));

/**
 * Attributes of these properties, so that an element has them when it is mounted; `false` is omitted. `true` remains a
 * boolean: React 19 sets the property of that name once the element is defined, and an empty string would be falsy.
 */
const written = (props: PropRecord, names: readonly string[]) =>
  Object.fromEntries(
    Object.entries(only(props, names)).flatMap(([name, value]) =>
      value === false ? [] : [[attributeName(name), value]],
    ),
  );

/** Content of the named slots, each element with its slot's name. */
const inSlots = (slots: unknown): Slotted[] =>
  Object.entries((slots ?? {}) as Readonly<Record<string, Slotted | undefined>>).flatMap(([slot, content]) =>
    content ? [cloneElement(content, { slot, key: slot })] : [],
  );

/**
 * React component of an element, for React 18 and later: writes attributes, sets properties, listens to events, and
 * passes on the rest. It belongs to the app of the nearest provider unless it names another, and is registered on first
 * render.
 */
export const createElementComponent = <
  Element extends HTMLElement,
  const Attribute extends string,
  const Property extends string,
  const EventTypes extends Events,
  const Slot extends string = never,
>(
  definition: ElementClassDefinition<Element>,
  define: (definition: ElementClassDefinition<Element>) => void,
  surface: Surface<Attribute, Property, EventTypes, Slot>,
) => {
  const { attributes, properties, events, print } = surface;
  // the hooks of a component are the same in each render
  const usePrint: typeof usePrintedMarkup = 'print' in surface ? usePrintedMarkup : () => [];
  const others = ['className', 'children', 'app', 'slots'];
  const own: readonly string[] = [...attributes, ...properties, ...Object.keys(events), ...others];
  const render = (props: PropRecord, outer: ForwardedRef<Element>) => {
    const inner = useRef<Element>(null);
    const provided = useContext(AppContext)?.name;
    useIsomorphicLayoutEffect(() => define(definition), []);
    useProperties(inner, { ...only(props, properties), app: props['app'] ?? provided });
    useEvents(inner, events, props);
    useImperativeHandle(outer, () => {
      if (!inner.current) throw new Error(`<${definition.tag}> is not there`);
      return inner.current;
    }, []);
    const { className, children, slots } = props;
    const text = written(props, attributes);
    const printed = usePrint(print, text, props);
    return createElement(
      definition.tag,
      { ...without(props, own), ...text, class: className, ref: inner },
      ...printed,
      ...inSlots(slots),
      children as ReactNode,
    );
  };
  // inside, every prop is looked up by a name out of the lists; outside, each has its type
  const Component = forwardRef(render) as ForwardRefExoticComponent<
    ElementProps<Element, Attribute | Property, EventTypes, Slot> & RefAttributes<Element>
  >;
  Component.displayName = definition.tag;
  return Component;
};
