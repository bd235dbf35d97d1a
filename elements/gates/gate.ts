import { type PropertyDeclarations, ReactiveElement } from 'lit';
import { AppWatch } from './app-watch.ts';
import { gateStyles } from './gate-styles.ts';

/**
 * Base class of elements whose content depends on their app's session. Until that is known there is no slot, so the
 * content never flashes. The content is hidden, not protected: anyone who reads the page's source sees it, and only the
 * server authorizes.
 *
 * @attr app - name of the app; else the nearest `<fe-app>`, else the default app.
 */
export abstract class Gate extends ReactiveElement {
  static override properties: PropertyDeclarations = { app: { type: String } };
  static override styles = gateStyles;

  declare app: string | undefined;
  protected readonly watch: AppWatch = new AppWatch(this);

  /** True while the content is shown. */
  protected abstract open(): boolean;

  protected override updated(): void {
    const slot = this.renderRoot.querySelector('slot');
    if (!this.open()) slot?.remove();
    else if (!slot) this.renderRoot.append(document.createElement('slot'));
  }
}
