import { escapeHtml } from '../html.ts';
import type { ContentSecurityPolicy } from '../http/security-headers.ts';
import type { OperatorConfig } from '../vendor/config.ts';

/** Page of the host shell: the operator's values in it, and what they need of its Content-Security-Policy. */
export interface ShellPage {
  /** Fills the operator's values into the built page. */
  fill(page: string): string;
  policy: ContentSecurityPolicy;
  /** Trusted Types policies of its scripts. */
  trustedTypes: readonly string[];
  /** Addresses of its icons. */
  pictures: readonly string[];
}

const BLOCK = /(<script type="application\/json" id="shell-configuration">)(.*?)(<\/script>)/s;
const TITLE = /<title>.*?<\/title>/s;

/** Origin of the containers, and name of the policy that the shell loads them by. Source: product.md#host-shell. */
const TAG_MANAGER = 'https://www.googletagmanager.com';
const TAG_MANAGER_POLICY = 'shell-tag-manager';

/** JSON that can stand in a script of a page. */
const scriptJson = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Page of the host shell with the operator's title, icons and containers of tag manager. Source: product.md#host-shell. */
export const shellPageOf = ({ shell, vendor }: Pick<OperatorConfig, 'shell' | 'vendor'>): ShellPage => {
  const { favicons, tagManagers } = shell;
  const title = shell.title ?? vendor.name;
  const hasContainers = tagManagers.some(({ enabled }) => enabled);
  const sources = ["'self'", TAG_MANAGER];
  return {
    fill: (page) =>
      page
        .replace(TITLE, () => `<title>${escapeHtml(title)}</title>`)
        .replace(BLOCK, (_, start: string, block: string, end: string) => {
          const built: object = JSON.parse(block); // ours, in the build
          return `${start}${scriptJson({ ...built, title, favicons, tagManagers })}${end}`;
        }),
    policy: hasContainers ? { scriptSrc: sources, connectSrc: sources } : {},
    trustedTypes: hasContainers ? [TAG_MANAGER_POLICY] : [],
    pictures: [...favicons.map(({ href }) => href), ...(hasContainers ? [TAG_MANAGER] : [])],
  };
};
