import type { Captcha } from '../ports.ts';

/** Captcha for development and previews: accepts every token but `robot`. */
export const developmentCaptcha: Captcha = {
  isPerson: async (token) => token !== undefined && token !== '' && token !== 'robot',
};
