/** Pictures of the documents by their files: the scene, the size of the window, and pixels to one of CSS. */
export const DOCUMENT_PICTURES = {
  'demo/docs/login-box.png': { scene: 'login/password', width: 720, height: 440, scale: 2 },
  'demo/docs/admin-portal.png': { scene: 'portal/page', width: 1120, height: 548, scale: 1 },
  'demo/docs/user-button.png': { scene: 'user-button/open', width: 296, height: 232, scale: 2 },
};
