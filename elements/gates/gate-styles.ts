import { css } from 'lit';

/** Style of a gate: no box of its own. */
export const gateStyles = css`
  :host {
    display: contents;
  }
  :host([hidden]) {
    display: none;
  }
`;
