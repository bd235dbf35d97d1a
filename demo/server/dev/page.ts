import { type Html, html } from '../html.ts';

/** A page of the development tools. */
export const devPage = (title: string, main: Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/dev/dev.css">
</head>
<body>
<header><nav aria-label="Development"><a href="/dev">Development</a> <a href="/dev/mailbox">Mailbox</a> <a href="/dev/phone">Phone</a> <a href="/dev/payments">Payments</a> <a href="/dev/flags">Flags</a> <a href="/dev/idp">Providers</a> <a href="/">Demo</a></nav></header>
<main>
<h1>${title}</h1>
${main}
</main>
</body>
</html>
`.text;
