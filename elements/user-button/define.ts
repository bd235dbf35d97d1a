import { define } from '../kit/define.ts';
import { FeUserButton } from './user-button.element.ts';

define(FeUserButton);

export type { ElementEventMap, ElementTagNameMap } from '../element-types.ts';
