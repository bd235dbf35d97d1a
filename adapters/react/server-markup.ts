import { createElement, type ReactNode, useId, useState, useSyncExternalStore } from 'react';
import type { LoginBoxMarkup, LoginBoxMarkupOptions } from '../../elements/markup.ts';
import type { PropRecord } from './bindings.ts';

/** Printer of an element's first frame; absent from what pages load. */
export type PrintMarkup = ((options: LoginBoxMarkupOptions) => LoginBoxMarkup) | undefined;

const NEVER = () => () => undefined;

/** True on a server and for a component that takes over what a server printed; the same in every render of it. */
const usePrinted = (): boolean => {
  const now = useSyncExternalStore(
    NEVER,
    () => false,
    () => true,
  );
  const [first] = useState(now);
  return first;
};

/** Content that React neither reads nor compares. */
const opaque = (html = '') => ({ suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: html } });

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/**
 * First frame of an element in the HTML of a server: its shadow root as a template, which the parser takes out of the page,
 * and its form. React hydrates the form as one opaque node whose attributes and content it leaves alone, so that the element
 * can adopt it; a component that is first rendered in the page prints nothing.
 */
export const usePrintedMarkup = (print: PrintMarkup, attributes: PropRecord, props: PropRecord): ReactNode[] => {
  const printed = usePrinted();
  const inputId = useId();
  if (!printed) return [];
  const nonce = textOf(props['nonce']);
  const isServer = typeof document === 'undefined';
  const markup = isServer
    ? print?.({
        // those that are no text are not among those that the markup reads
        attributes: attributes as Readonly<Record<string, string>>,
        lang: textOf(props['lang']),
        dir: props['dir'] === 'rtl' || props['dir'] === 'ltr' ? props['dir'] : undefined,
        inputId,
        nonce,
      })
    : undefined;
  const { novalidate: noValidate, class: className, ...rest } = markup?.formAttributes ?? {};
  const form = markup?.form === undefined ? { 'data-fe-printed': '' } : { ...rest, noValidate, className };
  return [
    ...(markup
      ? [createElement('template', { key: 'template', shadowrootmode: 'open', ...opaque(markup.shadow) })]
      : []),
    createElement('style', { key: 'style', nonce, ...opaque(markup?.form === undefined ? '' : markup.formCss) }),
    createElement('form', { key: 'form', ...form, ...opaque(markup?.form) }),
  ];
};
