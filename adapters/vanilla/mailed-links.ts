/**
 * Script that removes the tokens of mailed links from the address, and nothing else. First in the head as the classic
 * script `/cdn/mailed-links.js`, or first among a bundle's imports, it runs before all other scripts of the page.
 */
import '../../core/browser/mailed-link.ts';
