// Examples for readers who write JavaScript: types for what a test uses of them.
declare module '*/back-end-express.mjs' {
  import type { Server } from 'node:http';
  export const app: { listen(port: number, host: string): Server };
}

declare module '*/back-end-fastify.mjs' {
  export const app: {
    inject(request: {
      url: string;
      headers: Readonly<Record<string, string>>;
    }): Promise<{ statusCode: number; body: string }>;
  };
}
