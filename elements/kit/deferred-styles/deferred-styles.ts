import form from './states.css?inline';
import element from '../../themes/deferred.css?inline';

/** Deferred styles, adopted by elements and their forms after the first paint. */
export const deferredStyles = { element: [element], form };
