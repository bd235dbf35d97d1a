const row = (cells, widths) => `| ${cells.map((cell, at) => cell.padEnd(widths[at])).join(' | ')} |`;

/** A table whose columns are aligned. */
export const table = (head, rows) => {
  const cells = [head, ...rows].map((one) => one.map((cell) => cell.replaceAll('|', '\\|')));
  const widths = head.map((_, column) => Math.max(...cells.map((one) => one[column].length)));
  const [first, ...rest] = cells.map((one) => row(one, widths));
  return [
    first,
    row(
      widths.map((width) => '-'.repeat(width)),
      widths,
    ),
    ...rest,
  ].join('\n');
};

/** A name as code. */
export const code = (name) => `\`${name}\``;
