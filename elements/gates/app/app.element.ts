import { css, html, LitElement, type PropertyDeclarations, type PropertyValues } from 'lit';
import { DEFAULT_APP } from '../../../core/apps.ts';
import { findAppOf } from '../../kit/find-app.ts';
import type { Trouble } from '../../kit/trouble.ts';

/** What decides which app it is. */
const WISHES = ['name', 'baseUrl', 'clientId', 'urlStrategy', 'preview'] as const;

type UrlStrategy = 'path' | 'hash' | 'memory';

/**
 * `<fe-app>`: the app of the elements inside it. With `base-url` it makes that app; without, it names one that the page's
 * script makes.
 *
 * @attr name - the app's name; `default` unless given.
 * @attr base-url - makes the app for this service; only the page's own origin or a listed one.
 * @attr client-id - the client of that app.
 * @attr url-strategy - `path`, `hash` or `memory`: where the journeys keep their place.
 * @attr preview - makes the app over demo data in the page.
 * @fires fe-error - the app could not be made; `detail` is `{ kind, message }`.
 * @slot - the page's content.
 * Source: SPEC §2; the element is ours.
 */
export class FeApp extends LitElement {
  static readonly tag = 'fe-app';
  static override properties: PropertyDeclarations = {
    name: { type: String, reflect: true },
    baseUrl: { type: String, attribute: 'base-url' },
    clientId: { type: String, attribute: 'client-id' },
    urlStrategy: { type: String, attribute: 'url-strategy' },
    preview: { type: Boolean },
    complaint: { state: true },
  };
  static override styles = css`
    :host {
      display: contents;
    }
    :host([hidden]) {
      display: none;
    }
  `;

  declare name: string | undefined;
  declare baseUrl: string | undefined;
  declare clientId: string | undefined;
  declare urlStrategy: UrlStrategy | undefined;
  declare preview: boolean | undefined;
  declare complaint: string | undefined;
  #stop = () => {};

  override connectedCallback(): void {
    super.connectedCallback();
    // when first connected, the properties are complete with the first update
    if (this.hasUpdated) this.#stop = this.#make();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stop();
  }

  protected override render(): unknown {
    return html`${this.complaint ? html`<p role="alert">${this.complaint}</p>` : ''}<slot></slot>`;
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!WISHES.some((name) => changed.has(name))) return;
    this.#stop();
    this.complaint = undefined;
    this.#stop = this.#make();
  }

  #make(): () => void {
    if (this.baseUrl === undefined && !this.preview) return () => {};
    const { baseUrl, clientId, urlStrategy, preview } = this;
    const wish = { app: this.name || DEFAULT_APP, baseUrl, clientId, urlStrategy, preview };
    const complain = async (trouble: Trouble) => {
      this.dispatchEvent(new CustomEvent('fe-error', { detail: trouble, bubbles: true, composed: true }));
      const { commonEn } = await import('../../i18n/common.en.ts');
      this.complaint = commonEn[trouble.kind];
    };
    return findAppOf(this, wish, () => {}, complain);
  }
}
