import { messages } from '../../i18n/en/common.ts';
import type { ElementError } from '../../kit/host/element-error.ts';

/** What a person reads where an app could not be made; loaded only then. */
export const errorText = ({ kind }: ElementError): string => messages[kind];
