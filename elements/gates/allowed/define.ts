import { define } from '../../kit/define.ts';
import { FeAllowed } from './allowed.element.ts';

define(FeAllowed);

export type { ElementEventMap, ElementTagNameMap } from '../../element-types.ts';
