import type { Captcha } from '../ports.ts';

/** Takes any token but `robot` for a person's: what development and previews have in place of the service. */
export const developmentCaptcha: Captcha = {
  isPerson: async (token) => token !== undefined && token !== '' && token !== 'robot',
};
