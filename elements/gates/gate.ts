import { css, html, LitElement, nothing, type PropertyDeclarations } from 'lit';
import { AppWatch } from './app-watch.ts';

/**
 * An element whose content shows only when its app's session says so. Until that is known there is no slot, so nothing
 * of the content flashes up. The content is hidden, not protected: whoever reads the page's source sees it, and only the
 * server decides what a person may have.
 */
export abstract class Gate extends LitElement {
  static override properties: PropertyDeclarations = { app: { type: String } };
  static override styles = css`
    :host {
      display: contents;
    }
    :host([hidden]) {
      display: none;
    }
  `;

  declare app: string | undefined;
  protected readonly watch: AppWatch = new AppWatch(this, () => this.settled());

  /** Whether the content shows. */
  protected abstract open(): boolean;

  /** After each look at the session. */
  protected settled(): void {}

  protected override render(): unknown {
    return this.open() ? html`<slot></slot>` : nothing;
  }
}
