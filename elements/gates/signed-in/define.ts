import { define } from '../../kit/define.ts';
import { FeSignedIn } from './signed-in.element.ts';

define(FeSignedIn);

export type { ElementEventMap, ElementTagNameMap } from '../../element-types.ts';
