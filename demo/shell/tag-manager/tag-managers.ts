import type { ShellConfiguration } from '../configuration/shell-configuration.ts';

/** Id of a container. Source: product.md#host-shell. */
const CONTAINER_ID = /^GTM-[A-Za-z0-9]+$/;

/** Host names of a developer's own machine, on which no one is counted. Source: product.md#host-shell. */
const LOCAL = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Name of the Trusted Types policy, which the page's Content-Security-Policy has to list. */
export const TAG_MANAGER_POLICY = 'shell-tag-manager';

/** Source of the containers' scripts, which the page's Content-Security-Policy has to list. */
export const TAG_MANAGER_ORIGIN = 'https://www.googletagmanager.com';

/** Ids of the containers that a page loads: enabled, well-formed, each once, and none on a developer's own machine. */
export const containersOf = (tagManagers: ShellConfiguration['tagManagers'], hostname: string): string[] =>
  LOCAL.test(hostname)
    ? []
    : [...new Set(tagManagers.filter(({ id, enabled }) => enabled && CONTAINER_ID.test(id)).map(({ id }) => id))];
