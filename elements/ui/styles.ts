import banner from './banner.css?inline';
import button from './button.css?inline';
import icon from './icon.css?inline';
import identifierPill from './identifier-pill.css?inline';
import spinner from './spinner.css?inline';
import step from './step.css?inline';
import tones from './tones.css?inline';

/** The sheets of the components; they come with the screens that use them. */
export const uiStyles: readonly string[] = [tones, icon, button, spinner, banner, identifierPill, step];
