import { define } from '../../kit/define.ts';
import { FeSignedOut } from './signed-out.element.ts';

define(FeSignedOut);
