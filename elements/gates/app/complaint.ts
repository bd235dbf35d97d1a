import { commonEn } from '../../i18n/common.en.ts';
import type { Trouble } from '../../kit/host/trouble.ts';

/** What a person reads where an app could not be made; loaded only then. */
export const complaint = ({ kind }: Trouble): string => commonEn[kind];
