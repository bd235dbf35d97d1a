import { html, raw } from 'hono/html';
import { canonicalTag, DEFAULT_LANGUAGE, languageFor, textDirectionOf, type TextDirection } from '../i18n/languages.ts';
import { messages as english } from '../i18n/en/common.ts';
import type { CommonMessages, MessagesFile } from '../i18n/namespaces.ts';
import credentialsCss from '../kit/credentials/credentials.css?inline';
import { themeStyles } from '../themes/styles.ts';
import css from './login-box.css?inline';
import printedCss from './printed.css?inline';

/** Settings of a login box that decide what it shows before any script has run. */
export interface LoginBoxMarkupOptions {
  /** Attributes of the element by their own names: `theme`, `layout`, `auto-focus`, `credentials`, `login-hint` are read. */
  readonly attributes?: Readonly<Record<string, string | boolean | undefined>>;
  /** BCP 47 tag of the page; English by default. */
  readonly lang?: string | undefined;
  /** Direction of the page; by default that of the language. */
  readonly dir?: TextDirection | undefined;
  /** `id` of the email's input, unique in the page; `fe-login-box-email` by default. */
  readonly inputId?: string | undefined;
  /** Nonce of the page's Content-Security-Policy, for the style sheets. */
  readonly nonce?: string | undefined;
}

/** Markup of a login box that a server prints: contents of its declarative shadow root, and its form in the page's DOM. */
export interface LoginBoxMarkup {
  /** HTML inside `<template shadowrootmode="open">`. */
  readonly shadow: string;
  /** CSS of the form, for a `<style>` before the form. */
  readonly formCss: string;
  /** HTML inside the form; `undefined` where the box begins without one. */
  readonly form: string | undefined;
  /** Attributes of the form. */
  readonly formAttributes: Readonly<Record<string, string | true>>;
}

const commons = import.meta.glob<MessagesFile<CommonMessages>>('../i18n/*/common.ts', { eager: true });
const sheets = import.meta.glob<string>(['../themes/{classic,vivid,dark}.css', './layouts/*.css'], {
  eager: true,
  query: '?inline',
  import: 'default',
});

const messagesIn = (language: string): CommonMessages => {
  const file = commons[`../i18n/${language}/common.ts`];
  if (!file) return english;
  return 'messages' in file ? file.messages : { ...english, ...file.incomplete };
};

const skeleton = (name: string, text = '') =>
  html`<span class="fe-skeleton fe-skeleton-${name}" aria-hidden="true">${text}</span>`;

/**
 * Markup of a login box before any script has run: what `loginBoxFrame` shows in a browser, which adopts the form with all
 * that was typed. Its button is disabled until then: without a script a form would be submitted to the page.
 */
export const loginBoxMarkup = (options: LoginBoxMarkupOptions = {}): LoginBoxMarkup => {
  const { attributes = {}, nonce, inputId = 'fe-login-box-email' } = options;
  const tag = canonicalTag(options.lang ?? '') ?? DEFAULT_LANGUAGE;
  const language = languageFor(tag);
  const lang = tag.split('-')[0] === language ? tag : language;
  const dir = options.dir ?? textDirectionOf(language);
  const messages = messagesIn(language);
  const hasForm = attributes['login-hint'] === undefined && attributes['credentials'] !== 'shadow';
  const style = (text: string) =>
    nonce ? html`<style nonce="${nonce}">${raw(text)}</style>` : html`<style>${raw(text)}</style>`;

  const chosen = [sheets[`../themes/${attributes['theme']}.css`], sheets[`./layouts/${attributes['layout']}.css`]];
  const placeholders = [
    ...['label', 'field', 'button'].map((name) => skeleton(name)),
    html`<span class="fe-visually-hidden" role="status">${messages.loading}</span>`,
  ];
  const shadow = html`${style([...themeStyles, css, printedCss, ...chosen].join(''))}<div class="fe-root" part="root" lang="${lang}" dir="${dir}"><div class="fe-frame" part="frame" aria-busy="true"><div class="fe-column"><div class="fe-box" part="card"><slot name="logo">${skeleton('logo')}</slot>${skeleton('title')}${skeleton('line', messages.enterEmail)}${hasForm ? html`<slot name="credentials"></slot>${skeleton('method')}` : placeholders}</div></div></div><div class="fe-side" part="side"><slot name="side"></slot></div></div>`;
  const autofocus = (attributes['auto-focus'] ?? 'true') === 'true' ? raw(' autofocus') : '';
  const form = html`<div class="fe-c-fields"><div class="fe-c-field fe-c-email"><label for="${inputId}" class="fe-c-label">${messages.email}</label><div class="fe-c-control"><input id="${inputId}" name="email" class="fe-c-input" type="text" inputmode="email" autocomplete="username" autocapitalize="none" autocorrect="off" spellcheck="false" aria-required="true"${autofocus}></div></div></div><button type="submit" class="fe-c-submit" disabled><span class="fe-c-caption">${messages.continue}</span></button>`;
  return {
    shadow: `${shadow}`,
    formCss: credentialsCss,
    form: hasForm ? `${form}` : undefined,
    formAttributes: {
      method: 'post',
      novalidate: true,
      class: 'fe-c',
      slot: 'credentials',
      lang,
      dir,
      'data-fe-printed': true,
    },
  };
};
