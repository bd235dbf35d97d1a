import type { OperatorConfig } from '../vendor/config.ts';

/** The ways in of development: all of them, where the operator's file names none. */
export const withDemoWays = (config: OperatorConfig): OperatorConfig =>
  config.authStrategy === 'EmailAndPassword' && config.otherAuthStrategies.length === 0
    ? { ...config, otherAuthStrategies: ['Code', 'MagicLink'] }
    : config;
