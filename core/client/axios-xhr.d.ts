/** The part of axios that speaks to the network; its package types only the whole. */
declare module 'axios/unsafe/adapters/xhr.js' {
  import type { AxiosAdapter } from 'axios';
  /** False where there is no XMLHttpRequest. */
  const adapter: AxiosAdapter | false;
  export default adapter;
}
