import { define } from '../../../kit/define.ts';
import { FeRolesTab } from './roles-tab.element.ts';

define(FeRolesTab);

export type { ElementEventMap, ElementTagNameMap } from '../../../element-types.ts';
