import base from './base.css?inline';
import modern from './modern.css?inline';
import tokens from './tokens.css?inline';

/** The sheets every element starts with, in order: one, for each that is made holds the first picture up. */
export const themeStyles: readonly string[] = [base + tokens + modern];
