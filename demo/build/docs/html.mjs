const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as HTML, for content and attributes. */
export const escapeHtml = (text) => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign]);

/** Function that names headings as GitHub does: lower case, without signs, with hyphens; a name's second use is numbered. */
export const slugger = () => {
  const used = new Map();
  return (heading) => {
    const name = heading
      .trim()
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(/\s/g, '-');
    const count = used.get(name) ?? 0;
    used.set(name, count + 1);
    return count === 0 ? name : `${name}-${count}`;
  };
};

/** Table in a region that scrolls by itself, by keyboard too. */
export const tableRegion = (content) =>
  `<div class="table" role="group" tabindex="0" aria-label="Table"><table>${content}</table></div>`;

/** Block of code that scrolls by itself. */
export const codeBlock = (html) => `<div class="code"><pre tabindex="0"><code>${html}</code></pre></div>\n`;

/** Text with its first letter as a capital. */
export const sentence = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** Text with `code` between backticks as HTML. */
export const withCode = (text) =>
  text
    .split('`')
    .map((part, at) => (at % 2 === 1 ? `<code>${escapeHtml(part)}</code>` : escapeHtml(part)))
    .join('');
