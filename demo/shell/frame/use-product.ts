import { useConfiguration } from '../configuration/configuration-context.ts';

/** Name of the product. */
export const useProduct = (): string => useConfiguration().title;
