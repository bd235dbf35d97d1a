import { html, raw } from 'hono/html';
import { loginBoxMarkup, type LoginBoxMarkupOptions } from '../../elements/markup.ts';

export {
  loginBoxMarkup,
  type LoginBoxMarkup,
  type LoginBoxMarkupOptions,
} from '../../elements/markup.ts';
export { printLoginBox, type PrintOptions } from './print-login-box.ts';

type Attributes = NonNullable<LoginBoxMarkupOptions['attributes']>;

/** A name that needs no quoting; any other is refused. */
const NAME = /^[a-z][a-z\d-]*$/;

const attributesHtml = (attributes: Attributes) =>
  Object.entries(attributes).map(([name, value]) => {
    if (!NAME.test(name)) throw new TypeError(`"${name}" is not the name of an attribute`);
    if (value === undefined || value === false) return '';
    return value === true ? raw(` ${name}`) : html` ${raw(name)}="${value}"`;
  });

/**
 * HTML of `<fe-login-box>` for a page that a server prints: the form can be typed into before any script has run, and the
 * element adopts it with what was typed. For any framework; React's component prints the same by itself.
 *
 * Throws a `TypeError` where a name is not that of an attribute. Values are escaped.
 */
export const loginBoxHtml = (options: LoginBoxMarkupOptions = {}): string => {
  const { shadow, form, formCss, formAttributes } = loginBoxMarkup(options);
  const style = html`<style${attributesHtml({ nonce: options.nonce })}>${raw(formCss)}</style>`;
  const light = form === undefined ? '' : html`${style}<form${attributesHtml(formAttributes)}>${raw(form)}</form>`;
  const inside = html`<template shadowrootmode="open">${raw(shadow)}</template>${light}`;
  return `${html`<fe-login-box${attributesHtml(options.attributes ?? {})}>${inside}</fe-login-box>`}`;
};
