import { defineComponent, h, onScopeDispose, shallowRef, watch } from 'vue';
import type { AccessRequirement, StepUpOptions } from '../../core/index.ts';
import { FeLoginBox } from './elements.ts';
import { useFe } from './fe.ts';
import { useHydrated } from './hydration.ts';
import { useStepUp } from './use-auth.ts';

/**
 * Frame of an application: its content, on the auth routes the login box (slot `login-box`), and while the session is loading
 * the slot `loading`. Source: product.md#host-shell.
 */
export const FeProvider = defineComponent({
  name: 'FeProvider',
  setup(_, { slots }) {
    const { app, state } = useFe();
    const hydrated = useHydrated();
    const route = shallowRef(app.value?.router.current());
    let stop: (() => void) | undefined;
    watch(
      app,
      (made) => {
        stop?.();
        const follow = () => {
          route.value = made?.router.current();
        };
        follow();
        stop = made?.router.subscribe(follow);
      },
      { immediate: true },
    );
    onScopeDispose(() => stop?.());
    return () => {
      if (!hydrated.value) return slots['loading']?.();
      if (app.value && route.value !== undefined) return slots['login-box']?.() ?? h(FeLoginBox, { layout: 'center' });
      return (state.value?.session.status ?? 'loading') === 'loading' ? slots['loading']?.() : slots['default']?.();
    };
  },
});

/** Content for people who have one of the permissions, or of the roles; its slot is told `isAuthorized` where it has the name `either`. */
export const AuthorizedContent = defineComponent(
  (props: AccessRequirement, { slots }) => {
    const { app, state } = useFe();
    const hydrated = useHydrated();
    return () => {
      // asked again when the session has changed
      const isKnown = hydrated.value && state.value?.session !== undefined;
      const isAuthorized = isKnown && app.value?.isAuthorized(props) === true;
      return slots['either']?.({ isAuthorized }) ?? (isAuthorized ? slots['default']?.() : undefined);
    };
  },
  { name: 'AuthorizedContent', props: ['requiredPermissions', 'requiredRoles'] },
);

/** Content for people who have proved several factors; its slot is told `isSteppedUp` where it has the name `either`. */
export const SteppedUpContent = defineComponent(
  (props: StepUpOptions, { slots }) => {
    const stepUp = useStepUp(props);
    const hydrated = useHydrated();
    return () => {
      const isSteppedUp = hydrated.value && stepUp.isSteppedUp.value;
      return slots['either']?.({ isSteppedUp }) ?? (isSteppedUp ? slots['default']?.() : undefined);
    };
  },
  { name: 'SteppedUpContent', props: ['maxAge'] },
);
