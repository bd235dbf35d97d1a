import form from './states.css?inline';
import element from '../../themes/settled.css?inline';

/** What no first picture needs: it joins the sheets of elements, and those of their forms, once the page has painted. */
export const deferredStyles = { element: [element], form };
