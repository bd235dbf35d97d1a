import { html, LitElement } from 'lit';

/** The least that Lit can show. */
class LitHello extends LitElement {
  override render() {
    return html`<p id="word">Hello</p>`;
  }
}

customElements.define('lit-hello', LitHello);
