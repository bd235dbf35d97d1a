import { environmentHelp } from '../vendor/environment.ts';

/** Command parsed from the arguments: print a text and end, run the server, or refuse. */
export type CliCommand = { action: 'print'; text: string } | { action: 'run' } | { action: 'refuse'; text: string };

const help = (): string =>
  [
    'Usage: fe-server [--help | --version]',
    '',
    'Runs the server until SIGTERM or Ctrl-C. The environment tells it everything else; in brackets, what holds without:',
    '',
    ...environmentHelp(),
    '',
    'What is missing or wrong is told all at once, before anything is made.',
  ].join('\n');

/** Reads the arguments of `fe-server`. */
export const readCommand = (args: readonly string[], version: string): CliCommand => {
  const unknown = args.find((arg) => !['--help', '-h', '--version', '-v'].includes(arg));
  if (unknown !== undefined) return { action: 'refuse', text: `${unknown} is not an option: see fe-server --help.` };
  if (args.some((arg) => arg === '--help' || arg === '-h')) return { action: 'print', text: help() };
  return args.length > 0 ? { action: 'print', text: version } : { action: 'run' };
};
