import { define } from '../../../kit/define.ts';
import { FeGroupsTab } from './groups-tab.element.ts';

define(FeGroupsTab);
