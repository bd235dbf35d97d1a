import { define } from '../../kit/define.ts';
import { FeSignedIn } from './signed-in.element.ts';

define(FeSignedIn);
