// Generated from package.json by `npm run generate`: change that.

/** Package and version of the client, for the header of its calls. Source: protocol/README.md#headers. */
export const SDK_VERSION = 'fe-elements@0.1.0';
