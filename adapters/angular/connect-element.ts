import {
  afterNextRender,
  CSP_NONCE,
  DestroyRef,
  effect,
  ElementRef,
  inject,
  type ModelSignal,
  type OutputEmitterRef,
} from '@angular/core';
import type { ElementEventMap } from '../../elements/index.ts';
import { attributeName, type ElementClassDefinition } from '../element-class.ts';
import { type TwoWayProperty, valueAfter } from '../two-way.ts';
import { FE } from './fe.ts';
import { PRINT_LOGIN_BOX } from './server-markup.ts';

/** Public API of an element, by the names of its directive: properties without an attribute, events and two-way properties. */
interface NgSurface {
  readonly properties: readonly string[];
  readonly events: Readonly<Record<string, keyof ElementEventMap>>;
  readonly models: Readonly<Record<string, TwoWayProperty>>;
}

const textOf = (value: unknown) => (value === true ? '' : String(value));

/**
 * Connects a directive to its element: writes inputs as attributes or properties, emits events, and registers the element once
 * the page has rendered, after what a server rendered was taken over. The element belongs to the app of `provideFe()` unless it
 * names another. An input that was never given leaves the attribute to the template. Returns the element.
 */
export const connectElement = <Element extends HTMLElement>(
  directive: object,
  definition: ElementClassDefinition<HTMLElement>,
  define: (definition: ElementClassDefinition<HTMLElement>) => void,
  { properties, events, models }: NgSurface,
): Element => {
  const element = inject<ElementRef<Element>>(ElementRef).nativeElement;
  const provided = inject(FE, { optional: true })?.name;
  // inputs and outputs are members of the directive, whose types are outside
  const member = <Kind>(name: string) => Reflect.get(directive, name) as Kind;
  const given = (name: string) => member<() => unknown>(name)();
  // all other inputs, which are functions
  const attributes = Object.keys(directive).filter(
    (name) => typeof member(name) === 'function' && !properties.includes(name),
  );

  const written = new Set<string>();
  effect(() => {
    for (const name of attributes) {
      const value = given(name) ?? (name === 'app' ? provided : undefined);
      const attribute = attributeName(name);
      if (value !== undefined && value !== false) {
        written.add(name);
        element.setAttribute(attribute, textOf(value));
      } else if (written.delete(name) || value === false) element.removeAttribute(attribute);
    }
  });
  const print = inject(PRINT_LOGIN_BOX, { optional: true });
  // after its attributes, which the markup is made by
  if (print && definition.tag === 'fe-login-box') {
    const nonce = inject(CSP_NONCE, { optional: true });
    effect(() => print(element, { nonce }));
  }
  effect(() => {
    for (const name of properties) {
      const value = given(name);
      if (value !== undefined || written.delete(name)) {
        Reflect.set(element, name, value);
        if (value !== undefined) written.add(name);
      }
    }
  });
  // an element can tell of the end of a session after it was taken out
  const stop = new AbortController();
  inject(DestroyRef).onDestroy(() => stop.abort());
  const listen = (event: keyof ElementEventMap, listener: (fact: Event) => void) =>
    element.addEventListener(event, listener, { signal: stop.signal });
  for (const [name, event] of Object.entries(events))
    listen(event, (fact) => member<OutputEmitterRef<Event>>(name).emit(fact));
  for (const [name, model] of Object.entries(models))
    listen(model.event, (fact) => member<ModelSignal<unknown>>(name).set(valueAfter(fact, model)));
  afterNextRender(() => define(definition));
  return element;
};
