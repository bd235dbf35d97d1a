import { define } from '../../kit/define.ts';
import { FeApp } from './app.element.ts';

define(FeApp);
