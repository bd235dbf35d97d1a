import { type LoginMethod, loginMethodsOf } from '../../../core/login/methods.ts';
import { useAppState } from '../../kit/use-app.ts';

/** The ways in that are offered here. */
export const useMethods = (): readonly LoginMethod[] => loginMethodsOf(useAppState(({ vendor }) => vendor));
