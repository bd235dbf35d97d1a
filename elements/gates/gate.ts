import { type PropertyDeclarations, ReactiveElement } from 'lit';
import { AppWatch } from './app-watch.ts';
import { gateStyles } from './gate-styles.ts';

/**
 * An element whose content shows only when its app's session says so. Until that is known there is no slot, so nothing
 * of the content flashes up. The content is hidden, not protected: whoever reads the page's source sees it, and only the
 * server decides what a person may have.
 *
 * @attr app - the name of the app to follow; else the nearest `<fe-app>`, else the default app.
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
