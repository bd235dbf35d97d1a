import { define } from '../../../kit/define.ts';
import { FeGroupsTab } from './groups-tab.element.ts';

define(FeGroupsTab);

export type { ElementEventMap, ElementTagNameMap } from '../../../element-types.ts';
