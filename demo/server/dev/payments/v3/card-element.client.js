// Card fields in frames, with the calls of Stripe's elements.
import { Emitter } from './emitter.js';
import { base, integration, origin, random, setStyles } from './frames.js';

/** Titles of the frames, by the kind of their fields. */
const TITLES = {
  payment: 'Secure payment input frame',
  card: 'Secure card payment input frame',
  cardNumber: 'Secure card number input frame',
  cardExpiry: 'Secure expiration date input frame',
  cardCvc: 'Secure CVC input frame',
};
/** Time that a frame has to load, in milliseconds. */
const LOAD_MS = 20_000;
const CLASSES = {
  base: 'StripeElement',
  complete: 'StripeElement--complete',
  empty: 'StripeElement--empty',
  focus: 'StripeElement--focus',
  invalid: 'StripeElement--invalid',
};

const schemeOf = ({ style, appearance }) =>
  style?.base?.colorScheme ?? (appearance?.theme === 'night' ? 'dark' : 'light');

/** Card fields in a frame. */
export class CardElement extends Emitter {
  #frame;
  #host;
  #classed = [];
  #ready = false;
  #asked = new Map();
  #timer;

  constructor(kind, options, elements) {
    super();
    this._elementType = kind;
    this._kind = kind;
    this._options = options;
    this._elements = elements;
    this._listen = (event) => this.#receive(event);
  }

  mount(target) {
    const host = typeof target === 'string' ? document.querySelector(target) : target;
    if (!(host instanceof HTMLElement))
      throw integration(`Invalid DOM element. Make sure to call mount() with a valid DOM element or selector.`);
    if (!host.isConnected) throw integration('Make sure that the DOM element you pass to mount() is in the document.');
    if (host.getRootNode() !== document)
      throw integration('Elements cannot be mounted in a ShadowRoot. Please mount in the Light DOM.');
    if (this.#host === host && this.#frame?.isConnected) return this;
    this.unmount();
    this.#host = host;
    const frame = document.createElement('iframe');
    const query = new URLSearchParams({ origin: location.origin, kind: this._kind, group: this._elements._group });
    frame.src = `${base}fields?${query}`;
    frame.name = `__privateStripeFrame${random()}`;
    frame.title = TITLES[this._kind];
    frame.setAttribute('allow', 'payment *');
    frame.setAttribute('scrolling', 'no');
    setStyles(frame, {
      border: '0',
      width: '100%',
      'min-width': '100%',
      height: this._kind === 'payment' ? '150px' : '1.2em',
      display: 'block',
      margin: '0',
      padding: '0',
      overflow: 'hidden',
      'color-scheme': schemeOf(this._settings()),
      transition: 'none',
    });
    const wrapper = document.createElement('div');
    wrapper.className = '__PrivateStripeElement';
    setStyles(wrapper, { margin: '0', padding: '0', border: '0', display: 'block', position: 'relative' });
    wrapper.append(frame);
    host.replaceChildren(wrapper);
    this.#frame = frame;
    addEventListener('message', this._listen);
    this.#timer = setTimeout(() => this.#failLoading(), LOAD_MS);
    this.#class({ empty: true, complete: false });
    return this;
  }

  /** A frame whose page is not the fields never says that it has loaded. */
  #failLoading() {
    if (this.#ready || !this.#frame) return;
    this.emit('loaderror', {
      elementType: this._kind,
      error: { type: 'api_connection_error', message: 'The card fields did not load.' },
    });
  }

  _settings() {
    const { appearance, locale } = this._elements._options;
    return { locale, ...(appearance && { appearance }), ...this._options };
  }

  #post(message) {
    this.#frame?.contentWindow?.postMessage({ ...message, to: 'fe-payment-fields' }, origin);
  }

  #class({ empty, complete, error }, focus) {
    const names = { ...CLASSES, ...this._options.classes };
    const wanted = [
      names.base,
      complete && names.complete,
      empty && names.empty,
      error && names.invalid,
      focus && names.focus,
    ].filter(Boolean);
    this.#host?.classList.remove(...this.#classed);
    this.#host?.classList.add(...wanted);
    this.#classed = wanted;
  }

  #last = { empty: true, complete: false };
  #receive({ source, origin: from, data }) {
    if (!this.#frame || source !== this.#frame.contentWindow || from !== origin || data?.from !== 'fe-payment-fields')
      return;
    const { type } = data;
    if (type === 'loaded') this.#post({ type: 'init', key: this._elements._key, options: this._settings() });
    else if (type === 'ready') {
      this.#ready = true;
      clearTimeout(this.#timer);
      this.emit('ready', { elementType: this._kind });
    } else if (type === 'resize') {
      if (Number.isFinite(data.height)) this.#frame.style.height = `${Math.min(Math.max(data.height, 0), 2_000)}px`;
    } else if (type === 'change') {
      const { empty, complete, brand, error } = data;
      this.#last = { empty, complete, error };
      this.#class(this.#last, document.activeElement === this.#frame);
      this.emit('change', {
        elementType: this._kind,
        empty,
        complete,
        ...(this._kind === 'payment' ? { collapsed: false, value: { type: 'card' } } : { error }),
        ...(['card', 'cardNumber'].includes(this._kind) && { brand }),
      });
    } else if (type === 'focus' || type === 'blur') {
      this.#class(this.#last, type === 'focus');
      this.emit(type, { elementType: this._kind });
    } else if (type === 'escape') this.emit('escape', { elementType: this._kind });
    else if (type === 'answer') {
      this.#asked.get(data.id)?.(data.answer);
      this.#asked.delete(data.id);
    }
  }

  /** Asks the frame; resolves with its answer. */
  _ask(message) {
    if (!this.#ready) return Promise.reject(integration(`The ${this._kind} element is not mounted, or not ready yet.`));
    const id = random();
    return new Promise((resolve) => {
      this.#asked.set(id, resolve);
      this.#post({ ...message, id });
    });
  }

  get _isReady() {
    return this.#ready;
  }

  unmount() {
    clearTimeout(this.#timer);
    removeEventListener('message', this._listen);
    this.#frame?.parentElement?.remove();
    this.#host?.classList.remove(...this.#classed);
    for (const answer of this.#asked.values())
      answer({ error: { type: 'invalid_request_error', message: 'The card fields were removed.' } });
    this.#asked.clear();
    this.#frame = this.#host = undefined;
    this.#ready = false;
    this.#last = { empty: true, complete: false };
    return this;
  }
  destroy() {
    this.unmount();
    this._elements._remove(this);
    this.emit('destroy', {});
    return this;
  }
  update(options) {
    Object.assign(this._options, options);
    if (this.#frame) this.#frame.style.setProperty('color-scheme', schemeOf(this._settings()));
    if (this.#ready) this.#post({ type: 'update', options });
    return this;
  }
  _restyle() {
    if (this.#frame) this.#frame.style.setProperty('color-scheme', schemeOf(this._settings()));
    if (this.#ready) this.#post({ type: 'update', options: this._settings() });
  }
  focus() {
    this.#frame?.focus();
    this.#post({ type: 'focus' });
    return this;
  }
  blur() {
    this.#post({ type: 'blur' });
    return this;
  }
  clear() {
    this.#post({ type: 'clear' });
    return this;
  }
  collapse() {
    return this;
  }
}

/** Card fields of one payment. */
export class Elements {
  #made = [];
  constructor(key, options) {
    this._key = key;
    this._options = options;
    this._group = random();
  }
  create(kind, options = {}) {
    if (!Object.hasOwn(TITLES, kind))
      throw integration(
        `A valid Element name must be provided. Valid Elements are: ${Object.keys(TITLES).join(', ')}; you passed: ${kind}.`,
      );
    if (this.#made.some((one) => one._kind === kind)) throw integration(`Can only create one Element of type ${kind}.`);
    const element = new CardElement(kind, { ...options }, this);
    this.#made.push(element);
    return element;
  }
  getElement(kind) {
    const wanted = typeof kind === 'function' ? kind.__elementType : kind;
    return this.#made.find((one) => one._kind === wanted) ?? null;
  }
  update(options) {
    Object.assign(this._options, options);
    for (const element of this.#made) element._restyle();
  }
  async submit() {
    const { error } = (await this.#made.find((one) => one._kind === 'payment')?._ask({ type: 'validate' })) ?? {};
    return error ? { error } : { selectedPaymentMethod: 'card' };
  }
  async fetchUpdates() {
    return {};
  }
  _remove(element) {
    this.#made = this.#made.filter((one) => one !== element);
  }
  /** The element that confirms: the whole form, or the card's number. */
  _first() {
    return this.#made.find((one) => ['payment', 'card', 'cardNumber'].includes(one._kind) && one._isReady);
  }
  _kinds() {
    return this.#made.filter((one) => one._isReady).map((one) => one._kind);
  }
}
