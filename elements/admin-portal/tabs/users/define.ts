import { define } from '../../../kit/define.ts';
import { FeUsersTab } from './users-tab.element.ts';

define(FeUsersTab);

export type { ElementEventMap, ElementTagNameMap } from '../../../element-types.ts';
