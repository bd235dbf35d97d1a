import { messages } from '../../i18n/en/common.ts';
import type { ElementError } from '../../kit/host/element-error.ts';

/** Message for a person where an app could not be made; lazily loaded. */
export const errorText = ({ kind }: ElementError): string => messages[kind];
