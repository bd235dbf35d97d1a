import { copyButtons } from './copy.ts';
import { openLive } from './live.ts';
import { openSearch } from './search-box.ts';
import './docs.css';

copyButtons();
openSearch();
openLive();
