import { define } from '../kit/define.ts';
import { FeUserButton } from './user-button.element.ts';

define(FeUserButton);
