const DATA = /^data:(image\/[\w.+-]+);base64,([\w+/]+={0,2})$/;

/**
 * Image of a base64 image data string, to be uploaded; undefined for all else, such as the address of a photo that is
 * there. Source: product.md#profile-tab.
 */
export const photoIn = (value: string): Blob | undefined => {
  const [, type, data] = DATA.exec(value) ?? [];
  if (type === undefined || data === undefined) return undefined;
  return new Blob([Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], { type });
};
