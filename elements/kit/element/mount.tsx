import r2wc from '@r2wc/react-to-web-component';
import { type ComponentType, Suspense, useLayoutEffect } from 'react';
import { Boundary } from './boundary.tsx';
import type { TreeModule } from './definition.ts';
import type { Host } from '../host/host.ts';
import { HostContext, useHost, useHostState } from '../host-context.ts';
import { MessagesProvider } from './messages-provider.tsx';

const screens = new WeakMap<HTMLElement, { host: Host; Tree: ComponentType }>();

/**
 * The one component that r2wc wraps. It takes no props, so r2wc's reading and writing of attributes is never used: a
 * screen reads the store of its element, found by the container that r2wc passes.
 */
const Bridge = ({ container }: { container?: HTMLElement }) => {
  const screen = container && screens.get(container);
  if (!screen) return null;
  return (
    <HostContext.Provider value={screen.host}>
      <Boundary>
        <Screen Tree={screen.Tree} />
      </Boundary>
    </HostContext.Provider>
  );
};

/** Suspense boundary of a screen: the element's frame is shown while the first messages load. */
const Screen = ({ Tree }: { Tree: ComponentType }) => {
  const { app } = useHostState();
  if (!app) return null;
  return (
    <Suspense>
      <MessagesProvider key={app.name}>
        <Tree />
        <Painted />
      </MessagesProvider>
    </Suspense>
  );
};

const Painted = () => {
  const host = useHost();
  useLayoutEffect(() => host.treePainted(), [host]);
  return null;
};

/**
 * Unmounts after the current task, where r2wc unmounts immediately: an element that is connected again by then was
 * moved.
 */
class FeTree extends r2wc(Bridge) {
  // r2wc declares its class as a plain constructor of elements, so its callbacks are reached by name
  readonly #callback = (name: string): void => (Reflect.get(FeTree.wrapped, name) as () => void).call(this);
  static readonly wrapped: object = Object.getPrototypeOf(FeTree.prototype);

  connectedCallback(): void {
    if (this.isConnected) this.#callback('connectedCallback');
  }

  disconnectedCallback(): void {
    queueMicrotask(() => this.isConnected || this.#callback('disconnectedCallback'));
  }

  connectedMoveCallback(): void {}
}

/** Defines the wrapper, an element inside ours, under a tag that no other script has defined. */
const defineTree = (tag = 'fe-tree', next = 2): CustomElementConstructor => {
  if (customElements.get(tag)) return defineTree(`fe-tree-${next}`, next + 1);
  customElements.define(tag, FeTree);
  return FeTree;
};

const TreeElement = defineTree();

/** Mounts a screen in its element. Returns an unmount function. */
export const mountTree = (place: HTMLElement, host: Host, Tree: TreeModule['Tree']): (() => void) => {
  const tree = new TreeElement();
  // its tag depends on those that other scripts have defined
  tree.className = 'fe-mount';
  // a definition's tree is a React component; its type is spelled without React so that definitions do not import it
  screens.set(tree, { host, Tree: Tree as ComponentType });
  place.prepend(tree);
  return () => tree.remove();
};
