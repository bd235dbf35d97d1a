import { define } from '../../kit/define.ts';
import { FeSignedOut } from './signed-out.element.ts';

define(FeSignedOut);

export type { ElementEventMap, ElementTagNameMap } from '../../element-types.ts';
