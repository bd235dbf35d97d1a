import { describeScenes } from './describe-scenes.ts';

describeScenes(0);
