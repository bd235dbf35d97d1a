import { describe, expect, it } from 'vitest';
import { type CliCommand, readCommand } from '../../../../demo/server/process/command-line.ts';

const ADA = '5d2f4a6e-0b1c-4c7e-9a53-6f1de27c0a11';
const banner = { environment: 'production', name: 'beta-banner' };

describe('fe-server', () => {
  const commands: [args: string[], command: CliCommand | 'refuse'][] = [
    [[], { action: 'run' }],
    [
      ['create-key-pair', 'Acme Inc.', 'Website'],
      { action: 'createKeyPair', wanted: { company: 'Acme Inc.', name: 'Website' } },
    ],
    [['create-key-pair', 'Acme Inc.'], 'refuse'],
    [['create-key-pair', 'Acme Inc.', 'Website', 'more'], 'refuse'],
    [['set-flag', 'production', 'beta-banner', 'on'], { action: 'setFlag', change: { ...banner, enabled: true } }],
    [
      ['set-flag', 'production', 'beta-banner', 'off', '7'],
      { action: 'setFlag', change: { ...banner, enabled: false, value: 7 } },
    ],
    [
      ['set-flag', 'production', 'beta-banner', 'on', 'Hello', '--person', ADA],
      { action: 'setFlag', change: { ...banner, enabled: true, value: 'Hello', identifier: ADA } },
    ],
    [['set-flag', 'production', 'beta-banner'], 'refuse'],
    [['set-flag', 'production', 'beta-banner', 'maybe'], 'refuse'],
    [['set-flag', 'production', 'beta banner', 'on'], 'refuse'],
    [['set-flag', 'production', 'beta-banner', 'on', '--person'], 'refuse'],
  ];
  for (const [args, command] of commands)
    it(`${command === 'refuse' ? 'refuses' : 'understands'} "${args.join(' ')}"`, () => {
      const read = readCommand(args, '1.0.0');
      expect(command === 'refuse' ? read.action : read).toEqual(command);
    });

  it('names its commands in its help', () => {
    const help = readCommand(['--help'], '1.0.0');
    expect(help).toMatchObject({
      action: 'print',
      text: expect.stringMatching(/invite-admin[^]*create-key-pair[^]*set-flag/),
    });
  });
});
