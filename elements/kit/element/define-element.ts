import { attributeName, type AttributeTypes, type RichTypes } from '../host/attribute-types.ts';
import { BaseElement } from './base-element.ts';
import { type ElementDefinition, type ElementClass, sharedAttributes, sharedProperties } from './definition.ts';
import { ElementController } from './element-controller.ts';

/**
 * Makes an element class of a React tree. The element shows its frame immediately; the tree, React and the wrapper are
 * loaded when it is first connected. Importing a class registers nothing; `registerElement()` does.
 */
export const defineElement = <Attributes extends AttributeTypes = {}, Rich extends RichTypes = {}>(
  definition: ElementDefinition<Attributes, Rich>,
): ElementClass<Attributes, Rich> => {
  const attributes: AttributeTypes = { ...sharedAttributes, ...definition.attributes };
  const properties: RichTypes = { ...sharedProperties, ...definition.properties };
  const names = [...Object.keys(attributes), ...Object.keys(properties)];
  const attributeOf = new Map(Object.keys(attributes).map((name) => [name, attributeName(name)]));
  const propertyOf = new Map(Array.from(attributeOf, ([name, attribute]) => [attribute, name]));

  class FeElement extends BaseElement {
    static readonly tag = definition.tag;
    static readonly definition = definition;
    static readonly formAssociated = definition.formAssociated ?? false;
    static readonly observedAttributes = [...propertyOf.keys(), 'lang', 'dir'];

    readonly #rich = new Map<string, unknown>();
    readonly #life: ElementController;

    constructor() {
      super();
      const shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      const values = () => Object.fromEntries(names.map((name) => [name, this.#read(name)]));
      this.#life = new ElementController(this, shadow, definition, values);
    }

    connectedCallback(): void {
      this.#adoptEarlyProperties();
      if (this.isConnected) this.#life.connect();
    }

    /** Disconnects after the current task: a move is a removal and an insertion in one task. */
    disconnectedCallback(): void {
      queueMicrotask(() => this.isConnected || this.#life.disconnect());
    }

    connectedMoveCallback(): void {
      this.#life.connect();
    }

    attributeChangedCallback(name: string): void {
      this.#life.attributeChanged(propertyOf.get(name) ?? name);
    }

    /**
     * Adopts properties set before the element was upgraded: they hide the accessors, so they are deleted and set
     * again.
     */
    #adoptEarlyProperties(): void {
      for (const name of names) {
        const early = Object.getOwnPropertyDescriptor(this, name);
        if (!early) continue;
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, early.value);
      }
    }

    #read(name: string): unknown {
      const attribute = attributeOf.get(name);
      return attribute ? attributes[name]?.read(this.getAttribute(attribute)) : this.#rich.get(name);
    }

    #write(name: string, value: unknown): void {
      const attribute = attributeOf.get(name);
      if (!attribute) {
        this.#rich.set(name, value);
        this.#life.attributeChanged(name);
        return;
      }
      const text = attributes[name]?.write(value) ?? null;
      if (text === null) this.removeAttribute(attribute);
      else this.setAttribute(attribute, text);
    }

    static {
      for (const name of names)
        Object.defineProperty(this.prototype, name, {
          configurable: true,
          enumerable: true,
          get(this: FeElement) {
            return this.#read(name);
          },
          set(this: FeElement, value: unknown) {
            this.#write(name, value);
          },
        });
    }
  }
  // the accessors above give the class the properties of its tables
  return FeElement as unknown as ElementClass<Attributes, Rich>;
};
