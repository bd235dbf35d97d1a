import { type Method, methodsOf } from '../../../core/login/methods.ts';
import { useAppState } from '../../kit/use-app.ts';

/** The ways in that are offered here. */
export const useMethods = (): readonly Method[] => methodsOf(useAppState(({ vendor }) => vendor));
