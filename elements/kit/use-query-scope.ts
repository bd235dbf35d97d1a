import { scopeOf } from '../../core/queries/queries.feature.ts';
import { viewerIn } from '../../core/queries/queries.slice.ts';
import { useAppState } from './use-app.ts';

/** Under what the server's answers are kept: nobody else's, and no other tenant's, are ever shown in their place. */
export const useQueryScope = (): string => useAppState((state) => scopeOf(viewerIn(state)));
