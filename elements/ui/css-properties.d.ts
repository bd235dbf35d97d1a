import 'react';

/** The kit's private tokens can be set on a node as any property of style: React writes them through the CSSOM. */
declare module 'react' {
  interface CSSProperties {
    [token: `--_fe-${string}`]: string | number | undefined;
  }
}
