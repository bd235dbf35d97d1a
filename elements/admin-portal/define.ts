import { define } from '../kit/define.ts';
import { FeAdminPortal } from './admin-portal.element.ts';

define(FeAdminPortal);

export type { ElementEventMap, ElementTagNameMap } from '../element-types.ts';
