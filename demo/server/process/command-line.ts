import * as v from 'valibot';
import { email, text } from '../checks/fields.ts';
import { NAME_MAX } from '../../../core/contract/limits.ts';
import type { AdminInvitation } from '../members/invite-admin.ts';
import type { WantedKeyPair } from '../graphql/key-pairs.ts';
import { type FlagChange, flagChange } from '../flag-service/set-flag.ts';
import { environmentHelp } from '../vendor/environment.ts';

/** Command parsed from the arguments: print a text and end, run the server, or refuse. */
export type CliCommand =
  | { action: 'print'; text: string }
  | { action: 'run' }
  | { action: 'inviteAdmin'; invitation: AdminInvitation }
  | { action: 'createKeyPair'; wanted: WantedKeyPair }
  | { action: 'setFlag'; change: FlagChange }
  | { action: 'refuse'; text: string };

const help = (): string =>
  [
    'Usage: fe-server [--help | --version]',
    '       fe-server invite-admin <email> <company>',
    '       fe-server create-key-pair <company> <name>',
    '       fe-server set-flag <environment> <flag> on|off [value] [--person <id>]',
    '',
    'invite-admin mails an invitation to administer that company, which is opened where there is none of that name.',
    'create-key-pair prints a client id and a secret for a program that asks GraphQL in the name of that company.',
    'set-flag switches a feature flag of an environment, for everyone or for one person; both are made where missing.',
    'Without these, fe-server runs the server until SIGTERM or Ctrl-C. The environment tells it everything else; in brackets, what holds without:',
    '',
    ...environmentHelp(),
    '',
    'What is missing or wrong is told all at once, before anything is made.',
  ].join('\n');

const INVITATION = v.object({ email: email(), company: v.pipe(text(NAME_MAX), v.trim(), v.minLength(1)) });

const readInvitation = ([address, company, ...rest]: readonly string[]): CliCommand => {
  const read = v.safeParse(INVITATION, { email: address, company });
  if (read.success && rest.length === 0) return { action: 'inviteAdmin', invitation: read.output };
  return {
    action: 'refuse',
    text: 'Usage: fe-server invite-admin <email> <company>, such as ada@acme.com "Acme Inc."',
  };
};

const KEY_PAIR = v.object({
  company: v.pipe(text(NAME_MAX), v.trim(), v.minLength(1)),
  name: v.pipe(text(NAME_MAX), v.trim(), v.minLength(1)),
});

const readKeyPair = ([company, name, ...rest]: readonly string[]): CliCommand => {
  const read = v.safeParse(KEY_PAIR, { company, name });
  if (read.success && rest.length === 0) return { action: 'createKeyPair', wanted: read.output };
  return { action: 'refuse', text: 'Usage: fe-server create-key-pair <company> <name>, such as "Acme Inc." Website' };
};

const SET_FLAG = 'Usage: fe-server set-flag <environment> <flag> on|off [value] [--person <id>]';

/** Value of a flag as it is typed: a number, true, false, or else text. */
const typedValue = (typed: string): string | number | boolean => {
  if (typed === 'true' || typed === 'false') return typed === 'true';
  return /^-?\d+(\.\d+)?$/.test(typed) ? Number(typed) : typed;
};

const readFlag = (args: readonly string[]): CliCommand => {
  const at = args.indexOf('--person');
  const identifier = at < 0 ? undefined : (args[at + 1] ?? '');
  const [environment, name, state, value, ...rest] = at < 0 ? args : args.toSpliced(at, 2);
  const read = v.safeParse(flagChange, {
    environment,
    name,
    enabled: state === 'on',
    ...(value !== undefined && { value: typedValue(value) }),
    ...(identifier !== undefined && { identifier }),
  });
  const isKnown = state === 'on' || state === 'off';
  if (read.success && isKnown && rest.length === 0) return { action: 'setFlag', change: read.output };
  return { action: 'refuse', text: SET_FLAG };
};

/** Reads the arguments of `fe-server`. */
export const readCommand = (args: readonly string[], version: string): CliCommand => {
  if (args[0] === 'invite-admin') return readInvitation(args.slice(1));
  if (args[0] === 'create-key-pair') return readKeyPair(args.slice(1));
  if (args[0] === 'set-flag') return readFlag(args.slice(1));
  const unknown = args.find((arg) => !['--help', '-h', '--version', '-v'].includes(arg));
  if (unknown !== undefined) return { action: 'refuse', text: `${unknown} is not an option: see fe-server --help.` };
  if (args.some((arg) => arg === '--help' || arg === '-h')) return { action: 'print', text: help() };
  return args.length > 0 ? { action: 'print', text: version } : { action: 'run' };
};
