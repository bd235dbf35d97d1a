import { getCurrentInstance, onMounted, type ShallowRef, shallowRef } from 'vue';

/**
 * Whether a component may show more than a server knew: at once where it is first rendered in the page, and where it takes
 * over what a server rendered, once it has done so, for its first render there has to be the same.
 */
export const useHydrated = (): Readonly<ShallowRef<boolean>> => {
  // a component that takes over HTML has its node before it is set up
  const hydrated = shallowRef(!getCurrentInstance()?.vnode.el);
  onMounted(() => {
    hydrated.value = true;
  });
  return hydrated;
};
