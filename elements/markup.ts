/** Markup of elements that a server prints, apart from the elements themselves: it needs no DOM. */
export { loginBoxMarkup, type LoginBoxMarkup, type LoginBoxMarkupOptions } from './login-box/login-box.markup.ts';
