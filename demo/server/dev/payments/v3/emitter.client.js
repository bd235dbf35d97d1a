// Events of the card fields.

/** Listeners by the name of an event. */
export class Emitter {
  #listeners = new Map();
  on(name, listener) {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
    return this;
  }
  once(name, listener) {
    const once = (event) => {
      this.off(name, once);
      listener(event);
    };
    return this.on(name, once);
  }
  off(name, listener) {
    this.#listeners.set(name, listener ? (this.#listeners.get(name) ?? []).filter((one) => one !== listener) : []);
    return this;
  }
  emit(name, event) {
    for (const listener of this.#listeners.get(name) ?? []) listener(event);
  }
}
