import { Entered } from './entered.tsx';

/** Signed in. Source: SPEC §2 "success". */
export const Screen = () => <Entered />;
