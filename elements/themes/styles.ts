import base from './base.css?inline';
import modern from './modern.css?inline';
import tokens from './tokens.css?inline';

/** Style sheets of every element, in order: a single one, since each sheet delays the first paint. */
export const themeStyles: readonly string[] = [base + tokens + modern];
