import { copyButtons } from './copy.ts';
import { openLive } from './live.ts';
import { openSearch } from './search-box.ts';
import { openThemeEditor } from './theme-editor.ts';
import './docs.css';

copyButtons();
openSearch();
openLive();
openThemeEditor();
