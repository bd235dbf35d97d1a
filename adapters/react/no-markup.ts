/** Stands for `fe-elements/markup` in pages, where elements show their first frame themselves. */
export const loginBoxMarkup = undefined;
