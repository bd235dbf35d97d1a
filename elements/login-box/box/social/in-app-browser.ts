/** Marks of browsers inside other apps, in which Google and others refuse to sign anyone in. Ours: a hint, no rule. */
const IN_APP =
  /; wv\)|\b(FBAN|FBAV|Instagram|Line|MicroMessenger|Snapchat|LinkedInApp)\b|iP(?:hone|ad).*AppleWebKit(?!.*Safari)/;

/** Whether a browser says that it is inside another app. */
export const isInAppBrowser = (userAgent: string): boolean => IN_APP.test(userAgent);
