import { destination, pino } from 'pino';
import type { Log } from './log.ts';

/** Redacted fields: never written, at any place in a log line. */
const SECRETS = [
  'password',
  'newPassword',
  'token',
  'accessToken',
  'refreshToken',
  'mfaToken',
  'secret',
  'authorization',
  'cookie',
  'set-cookie',
];

/** Structured lines on standard output. Ours: `info` in production, `warn` in development, or `LOG_LEVEL`. */
export const pinoLog = (level: string, write?: (line: string) => void): Log => {
  const logger = pino(
    {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: SECRETS.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`]),
        censor: '[secret]',
      },
    },
    write ? { write } : destination({ fd: 1, sync: true }),
  );
  return {
    info: (fields, message) => logger.info(fields, message),
    warn: (fields, message) => logger.warn(fields, message),
    error: (fields, message) => logger.error(fields, message),
  };
};

/** Log level; the default for an unknown one. */
export const logLevel = (wanted: string | undefined, dev: boolean): string =>
  wanted && wanted in pino.levels.values ? wanted : dev ? 'warn' : 'info';
