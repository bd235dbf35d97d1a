import { define } from '../../kit/define.ts';
import { FeApp } from './app.element.ts';

define(FeApp);

export type { ElementEventMap, ElementTagNameMap } from '../../element-types.ts';
