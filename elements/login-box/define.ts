import { define } from '../kit/define.ts';
import { FeLoginBox } from './login-box.element.ts';

define(FeLoginBox);

export type { ElementEventMap, ElementTagNameMap } from '../element-types.ts';
