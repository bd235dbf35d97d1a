import { define } from '../kit/define.ts';
import { FeAdminPortal } from './admin-portal.element.ts';

define(FeAdminPortal);
