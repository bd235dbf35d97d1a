import 'react';

/** Custom properties of the kit in React's `style`: React sets them through the CSSOM. */
declare module 'react' {
  interface CSSProperties {
    [token: `--_fe-${string}`]: string | number | undefined;
  }
}
