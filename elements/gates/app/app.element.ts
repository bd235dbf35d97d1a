import { type PropertyDeclarations, ReactiveElement } from 'lit';
import { DEFAULT_APP } from '../../../core/apps.ts';
import type { AppRequest } from '../../kit/element/app-request.ts';
import { gateStyles } from '../gate-styles.ts';

/**
 * `<fe-app>`: the app of the elements inside it. With `base-url` it makes that app; without, it names one that the page's
 * script makes.
 *
 * @attr name - name of the app, `default` by default.
 * @attr base-url - creates the app for this service: the page's own origin or a listed one.
 * @attr client-id - client ID of that app.
 * @attr url-strategy - where journeys keep their location: `path`, `hash` or `memory`.
 * @attr preview - creates the app with demo data in the page.
 * @fires fe-error - the app could not be created; `detail` is `{ kind, message }`.
 * @slot - the page's content.
 * Source: product.md#initialisation; the element is ours.
 */
export class FeApp extends ReactiveElement {
  static readonly tag = 'fe-app';
  static override properties: PropertyDeclarations = {
    name: { type: String },
    baseUrl: { type: String, attribute: 'base-url' },
    clientId: { type: String, attribute: 'client-id' },
    urlStrategy: { type: String, attribute: 'url-strategy' },
    preview: { type: Boolean },
  };
  static override styles = gateStyles;

  declare name: string | undefined;
  declare baseUrl: string | undefined;
  declare clientId: string | undefined;
  declare urlStrategy: AppRequest['urlStrategy'];
  declare preview: boolean | undefined;
  #lifetime: AbortController | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.renderRoot.replaceChildren(document.createElement('slot'));
    // at first the attributes are set before the first update
    if (this.hasUpdated) this.#begin();
  }

  protected override updated(): void {
    if (this.isConnected) this.#begin();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#lifetime?.abort();
  }

  /** Makes or finds the app of the current attributes, in place of the previous one. */
  #begin(): void {
    this.#lifetime?.abort();
    this.#lifetime = new AbortController();
    this.renderRoot.querySelector('[role=alert]')?.remove();
    if (this.baseUrl !== undefined || this.preview) void this.#make(this.#lifetime.signal);
  }

  /** Makes an app, with code that is loaded on demand. */
  async #make(lifetime: AbortSignal): Promise<void> {
    const { makeAppOf } = await import('./make-app-of.ts');
    if (!lifetime.aborted) makeAppOf(this, { ...this.#request }, lifetime);
  }

  get #request(): AppRequest {
    const { baseUrl, clientId, urlStrategy, preview } = this;
    return { app: this.name || DEFAULT_APP, baseUrl, clientId, urlStrategy, preview };
  }
}
