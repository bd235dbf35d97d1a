import { createContext, useContext } from 'react';
import { parseConfiguration, type ShellConfiguration } from './shell-configuration.ts';

/** Configuration of the shell for its components; the defaults outside of a provider. */
export const ConfigurationContext = createContext<ShellConfiguration>(parseConfiguration('{}'));

export const useConfiguration = (): ShellConfiguration => useContext(ConfigurationContext);
