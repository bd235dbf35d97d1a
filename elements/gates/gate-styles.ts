import { css } from 'lit';

/** A gate has no box of its own. */
export const gateStyles = css`
  :host {
    display: contents;
  }
  :host([hidden]) {
    display: none;
  }
`;
