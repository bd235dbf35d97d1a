/** Tests for a developer's own machine, which alone has the seeded accounts and the development tools. Source: architecture.md#development-data. */
export const isLocal = (): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(window.location.hostname);
