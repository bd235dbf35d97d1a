import {
  cloneVNode,
  defineComponent,
  type DefineSetupFnComponent,
  h,
  onBeforeUnmount,
  onMounted,
  shallowRef,
  type SlotsType,
  type VNode,
  watchEffect,
} from 'vue';
import type { ElementEventMap } from '../../elements/index.ts';
import { attributeName, type ElementClassDefinition } from '../element-class.ts';
import { type TwoWayProperty, valueAfter } from '../two-way.ts';
import { useOptionalFe } from './fe.ts';

/** Vue event of each event of an element, by its name without `fe-`. */
type Events = Readonly<Record<string, keyof ElementEventMap>>;

/** Public API of an element: attributes by property name, those that are flags, properties without an attribute, events, slots and two-way properties. */
export interface VueSurface<
  Attribute extends string,
  Property extends string,
  EventTypes extends Events,
  Slot extends string,
  ModelName extends string,
> {
  readonly attributes: readonly Attribute[];
  readonly flags: readonly string[];
  readonly properties: readonly Property[];
  readonly events: EventTypes;
  readonly slots: readonly Slot[];
  readonly models: Readonly<Record<ModelName, TwoWayProperty>>;
}

/** Props of an element's component. */
export type VueElementProps<Element extends HTMLElement, Name extends string> = {
  [N in Name & keyof Element]?: Element[N] | undefined;
} & { app?: string | undefined };

/** Events of an element's component, and updates of its two-way properties. */
export type VueElementEmits<Element extends HTMLElement, EventTypes extends Events, ModelName extends string> = {
  [Name in keyof EventTypes & string]: (event: ElementEventMap[EventTypes[Name]]) => void;
} & { [Name in ModelName & keyof Element & string as `update:${Name}`]: (value: Element[Name]) => void };

/** Content of a named slot: elements with its name. */
const slotted = (name: string, content: VNode[] = []) => content.map((node) => cloneVNode(node, { slot: name }));

/**
 * Vue component of an element: writes attributes, sets properties, emits its events, and passes the rest on. It belongs to
 * the app of the plugin unless it names another, and is registered when it is first mounted. A template reference has the
 * element as `element`.
 */
export const createElementComponent = <
  Element extends HTMLElement,
  const Attribute extends string,
  const Property extends string,
  const EventTypes extends Events,
  const Slot extends string,
  const ModelName extends string,
>(
  definition: ElementClassDefinition<Element>,
  define: (definition: ElementClassDefinition<Element>) => void,
  {
    attributes,
    flags,
    properties,
    events,
    slots: names,
    models,
  }: VueSurface<Attribute, Property, EventTypes, Slot, ModelName>,
) => {
  const modelsByName: readonly (readonly [string, TwoWayProperty])[] = Object.entries(models);
  const component = defineComponent({
    name: definition.tag,
    props: Object.fromEntries(
      [...attributes, ...properties, 'app'].map((name) => [
        name,
        // an attribute without a value is true, one that is absent is not false
        flags.includes(name) ? { type: Boolean, default: undefined } : { type: null, default: undefined },
      ]),
    ),
    emits: [...Object.keys(events), ...modelsByName.map(([name]) => `update:${name}`)],
    setup(given, { emit, slots, expose }) {
      // each has its type outside
      const props = given as Readonly<Record<string, unknown>>;
      const fe = useOptionalFe();
      const element = shallowRef<Element>();
      const stop = new AbortController();
      expose({ element });
      onMounted(() => {
        const node = element.value;
        if (!node) return;
        define(definition);
        for (const [name, event] of Object.entries(events))
          node.addEventListener(event, (fact) => emit(name, fact), { signal: stop.signal });
        for (const [name, model] of modelsByName)
          node.addEventListener(model.event, (fact) => emit(`update:${name}`, valueAfter(fact, model)), {
            signal: stop.signal,
          });
        watchEffect(() => {
          for (const name of properties)
            if (props[name] !== undefined || name in node) Reflect.set(node, name, props[name]);
        });
      });
      onBeforeUnmount(() => stop.abort());
      return () =>
        h(
          definition.tag,
          {
            ref: element,
            app: props['app'] ?? fe?.name,
            ...Object.fromEntries(attributes.map((name) => [attributeName(name), props[name] || undefined])),
          },
          [...names.flatMap((name) => slotted(name, slots[name]?.())), slots['default']?.()],
        );
    },
  });
  // inside, every prop is looked up by a name out of the lists; outside, each has its type
  return component as unknown as DefineSetupFnComponent<
    VueElementProps<Element, Attribute | Property>,
    VueElementEmits<Element, EventTypes, ModelName>,
    SlotsType<{ [Name in Slot | 'default']?: unknown }>
  >;
};
