import { define } from '../kit/define.ts';
import { FeTenantSwitcher } from './tenant-switcher.element.ts';

define(FeTenantSwitcher);

export type { ElementEventMap, ElementTagNameMap } from '../element-types.ts';
