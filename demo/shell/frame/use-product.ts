import { useAppState } from '../../../adapters/react/index.ts';
import { useConfiguration } from '../configuration/configuration-context.ts';

/** Name of the product: the operator's, else the configured one. */
export const useProduct = (): string => {
  const { title } = useConfiguration();
  return useAppState(({ vendor }) => vendor.publicInfo?.name) ?? title;
};
