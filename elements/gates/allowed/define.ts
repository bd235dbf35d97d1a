import { define } from '../../kit/define.ts';
import { FeAllowed } from './allowed.element.ts';

define(FeAllowed);
