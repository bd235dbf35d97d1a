import { describe, expect, it } from 'vitest';
import { logLevel, pinoLog } from '../../../../demo/server/log/pino-log.ts';

const written = (level: string) => {
  const lines: string[] = [];
  return { lines, log: pinoLog(level, (line) => void lines.push(line)) };
};

describe('the log', () => {
  it('is one line of JSON for each event', () => {
    const { lines, log } = written('info');
    log.info({ traceId: 't', status: 200 }, 'answered');
    expect(JSON.parse(lines[0] ?? '')).toEqual({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-.*Z$/),
      traceId: 't',
      status: 200,
      msg: 'answered',
    });
  });

  it('redacts secrets anywhere in a line', () => {
    const { lines, log } = written('info');
    log.error(
      {
        password: 'hunter2',
        body: { newPassword: 'hunter2', email: 'ada@acme.test' },
        request: { headers: { cookie: 'fe-refresh=hunter2', authorization: 'Bearer hunter2' } },
        answer: { refreshToken: 'hunter2', 'set-cookie': 'hunter2' },
      },
      'broke',
    );
    expect(lines[0]).not.toContain('hunter2');
    expect(lines[0]).toContain('ada@acme.test');
  });

  it('omits lines below its level', () => {
    const { lines, log } = written('warn');
    log.info({}, 'answered');
    log.warn({}, 'slow');
    expect(lines).toHaveLength(1);
  });

  it('defaults to warnings in development and to information otherwise', () => {
    expect(logLevel(undefined, true)).toBe('warn');
    expect(logLevel(undefined, false)).toBe('info');
    expect(logLevel('debug', true)).toBe('debug');
    expect(logLevel('loud', false)).toBe('info');
  });
});
