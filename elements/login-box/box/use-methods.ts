import { type LoginMethod, loginMethodsOf } from '../../../core/login/methods.ts';
import { useAppState } from '../../kit/use-app.ts';

/** Sign-in methods that the operator offers. */
export const useMethods = (): readonly LoginMethod[] => loginMethodsOf(useAppState(({ vendor }) => vendor));
