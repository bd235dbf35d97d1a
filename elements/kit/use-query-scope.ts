import { scopeOf } from '../../core/queries/queries.feature.ts';
import { viewerIn } from '../../core/queries/queries.slice.ts';
import { useAppState } from './use-app.ts';

/** Scope of the query cache, by person and tenant, so that data of another person or tenant is never shown. */
export const useQueryScope = (): string => useAppState((state) => scopeOf(viewerIn(state)));
