import type { App } from '../../../core/app-types.ts';
import type { AnyElementDefinition, TreeModule } from './definition.ts';
import type { ElementEventMap } from '../host/element-events.ts';
import { emitFacts } from './fact-events.ts';
import { appNameOf } from './app-name.ts';
import { type AppRequest, appRequestOf } from './app-request.ts';
import { findAppOf, rememberedVendorOf } from './find-app.ts';
import { makeFrame } from './frame.ts';
import { type Host, type HostState, hostStore, type Appearance } from '../host/host.ts';
import { DEFAULT_LOCALE, type Locale, localeOf, watchLocale } from '../host/locale.ts';
import { APPEARANCE_WAIT_MS, loadAppearance, DEFAULT_APPEARANCE, watchAppearance } from './appearance.ts';
import { createElement, setText, setAttributes } from '../dom/nodes.ts';
import { onCommonMessages } from './common-messages.ts';
import { adoptStyleSheets } from '../dom/style-sheets.ts';
import { adviseDeveloper, loadFailed, type ElementError } from '../host/element-error.ts';
import troubleCss from './trouble.css?inline';
import { afterPaint } from '../dom/after-paint.ts';
import { loadedDeferredStyles, loadDeferredStyles } from '../deferred-styles/load-deferred-styles.ts';
import type { CommonMessages } from '../../i18n/namespaces.ts';
import { type ElementMessages, elementMessages } from '../host/element-messages.ts';

type Task = 'app' | 'facts' | 'locale' | 'watch' | 'look' | 'messages' | 'tree';

/** Life cycle controller of an element: starts work on connect, keeps it through moves, ends it on removal. */
export class ElementController implements Host {
  readonly #root = createElement('div', { class: 'fe-root', part: 'root' });
  readonly #frame = makeFrame();
  readonly messages: ElementMessages = elementMessages();
  readonly #store;
  readonly #besideNodes: readonly Node[];
  readonly #tasks = new Map<Task, () => void>();
  readonly #liveRegion = createElement('div', {
    class: 'fe-live-region fe-visually-hidden',
    'aria-live': 'polite',
    dir: 'ltr',
  });
  #treeStyles: readonly string[] = [];
  #appName = '';
  #common: CommonMessages | undefined;
  #error: ElementError | undefined;
  #failedLoads = 0;
  /** Releases the first paint once the appearance is loaded. */
  #releaseFirstPaint: (() => void) | undefined;
  #firstPaint: Promise<void> | undefined;

  constructor(
    readonly element: HTMLElement,
    readonly shadow: ShadowRoot,
    readonly definition: AnyElementDefinition,
    readonly readValues: () => HostState['values'],
  ) {
    this.#besideNodes = definition.beside ? [definition.beside()] : [];
    this.#store = hostStore({
      values: {},
      app: undefined,
      known: undefined,
      locale: DEFAULT_LOCALE,
      look: DEFAULT_APPEARANCE,
      root: undefined,
    });
  }

  #internals: ElementInternals | undefined;
  get internals(): ElementInternals {
    return (this.#internals ??= this.element.attachInternals());
  }

  readonly getState = (): HostState => this.#store.get();
  readonly subscribe = (listener: () => void): (() => void) => this.#store.subscribe(listener);

  /** Connected: inserted into the page, or moved within it. */
  connect(): void {
    const moved = this.#isConnected;
    this.#adoptStyleSheets();
    // the root of a connected node is a document or a shadow root
    this.#store.set({ values: this.readValues(), root: this.element.getRootNode() as Document | ShadowRoot });
    this.#setLocale();
    this.#run(
      'watch',
      watchLocale(this.element.ownerDocument, () => this.#setLocale()),
    );
    if (!moved) this.#start();
    else if (appNameOf(this.element, this.#appRequest().app) !== this.#appName) this.#findApp();
  }

  /** Handles a changed attribute or property. */
  attributeChanged(name: string): void {
    if (!this.#isConnected) return;
    this.#store.set({ values: this.readValues() });
    if (name === 'lang' || name === 'dir' || name === 'localizations') this.#setLocale();
    if (name === 'theme' || name === 'layout') this.#loadAppearance();
    if (name === 'app' || name === 'baseUrl' || name === 'clientId' || name === 'preview') this.#findApp();
  }

  /** Disconnected from the page. */
  disconnect(): void {
    for (const task of this.#tasks.keys()) this.#run(task);
    this.#error = undefined;
    this.#store.set({ app: undefined, root: undefined });
  }

  emit<Name extends keyof ElementEventMap>(
    name: Name,
    detail: ElementEventMap[Name]['detail'],
    { cancelable = false } = {},
  ): boolean {
    return this.element.dispatchEvent(new CustomEvent(name, { detail, cancelable, bubbles: true, composed: true }));
  }

  showError(trouble: ElementError, timesNotLoaded = 0): void {
    if (!this.#isConnected) return;
    const notLoaded = trouble.kind === 'loadFailed';
    if (notLoaded || trouble.kind === 'failed') this.#run('tree');
    this.#failedLoads = notLoaded ? Math.max(this.#failedLoads + 1, timesNotLoaded) : 0;
    this.#error = trouble;
    this.#root.append(this.#frame.node);
    this.#draw();
    adviseDeveloper(this.definition.tag, trouble);
    this.emit('fe-error', trouble);
  }

  treePainted(): void {
    this.#error = undefined;
    this.#failedLoads = 0;
    this.#frame.node.remove();
  }

  applyStyles(sheets: readonly string[]): void {
    const missing = sheets.filter((css) => !this.#treeStyles.includes(css));
    if (missing.length === 0) return;
    this.#treeStyles = [...this.#treeStyles, ...missing];
    this.#adoptStyleSheets();
  }

  announce(text: string): void {
    setText(this.#liveRegion, text);
  }

  moveLiveRegion(modal: Element | undefined): void {
    setText(this.#liveRegion, '');
    (modal ?? this.shadow).append(this.#liveRegion);
  }

  get #isConnected(): boolean {
    return this.getState().root !== undefined;
  }

  /** App attributes, typed by the table of shared attributes. */
  #appRequest(): AppRequest {
    return this.getState().values as AppRequest;
  }

  /** Stops the previous task of this name, and keeps the stop function of the new one. */
  #run(task: Task, stop?: () => void): void {
    this.#tasks.get(task)?.();
    if (stop) this.#tasks.set(task, stop);
    else this.#tasks.delete(task);
  }

  #start(): void {
    this.#error = undefined;
    this.#root.replaceChildren(this.#frame.node, ...this.#besideNodes);
    // what a server printed stays until the frame can take its place
    if (this.#root.parentNode === this.shadow || !this.shadow.hasChildNodes()) this.shadow.replaceChildren(this.#root);
    this.#findApp();
    this.#holdFirstPaint();
    this.#loadTree();
  }

  #drawError({ kind }: ElementError, common: CommonMessages): void {
    this.applyStyles([troubleCss]);
    // a retry cannot mend what the page's developer has to
    if (kind === 'originRefused') this.#frame.showError(common[kind]);
    // some browsers cache a module that failed until the page is reloaded
    else if (this.#failedLoads > 1) this.#frame.showError(common[kind], common.reloadPage, () => location.reload());
    else this.#frame.showError(common[kind], common.tryAgain, () => this.#start());
  }

  #findApp(): void {
    this.#run('facts');
    this.#appName = appNameOf(this.element, this.#appRequest().app);
    this.#store.set({ app: undefined, known: undefined });
    const recall = () =>
      this.#store.set({ known: rememberedVendorOf(this.#appName, appRequestOf(this.element, this.#appRequest())) });
    // the first access to a page's storage is slow: while the page loads, the field is painted first, and the
    // remembered data in the same paint
    if (document.readyState === 'complete') recall();
    else
      requestAnimationFrame(() => {
        recall();
        if (this.getState().known && !this.getState().app) this.#holdFirstPaint();
      });
    const stop = findAppOf(
      this.element,
      this.#appRequest(),
      (app) => this.#useApp(app),
      (trouble) => this.showError(trouble),
    );
    this.#run('app', stop);
  }

  #useApp(app: App): void {
    if (this.#error?.kind === 'appMissing') this.#error = undefined;
    const silence = emitFacts(app, this.definition.events ?? {}, (...event) => this.emit(...event));
    const forget = watchAppearance(app, () => this.#loadAppearance());
    this.#run('facts', () => {
      silence();
      forget();
    });
    this.#store.set({ app });
    if (app.options.previewMode)
      import('./load-ahead.ts')
        .then(({ loadAhead }) => loadAhead(this.getState().locale.language))
        .catch(() => undefined);
    this.#loadAppearance();
    this.#setLocale();
  }

  #loadTree(): void {
    let wanted = true;
    this.#run('tree', () => {
      wanted = false;
    });
    this.#fetchTree().then(
      ([{ mountTree }, tree]) => wanted && this.#show(mountTree, tree),
      (error: unknown) => wanted && this.showError(loadFailed(error)),
    );
  }

  async #fetchTree() {
    await afterPaint();
    const deferred = loadDeferredStyles().then(() => this.#applyDeferredStyles());
    const { load, messages = [] } = this.definition;
    const { language } = this.getState().locale;
    this.messages.fetch(messages, language);
    return Promise.all([import('./mount.tsx'), load(), this.messages.ready(language), this.#firstPaint, deferred]);
  }

  /** Adopts the deferred styles after the first paint. */
  #applyDeferredStyles(): void {
    this.#adoptStyleSheets();
    if (!this.#liveRegion.parentNode) this.moveLiveRegion(undefined);
  }

  #show(mountTree: typeof import('./mount.tsx').mountTree, { Tree, styles = [] }: TreeModule): void {
    // those of an error that is shown already stay
    this.#treeStyles = [...new Set([...styles, ...this.#treeStyles])];
    this.#adoptStyleSheets();
    this.#run('tree', mountTree(this.#root, this, Tree));
  }

  #adoptStyleSheets(): void {
    const { styles = [] } = this.definition;
    const { look, app } = this.getState();
    const deferred = loadedDeferredStyles()?.element ?? [];
    const custom = app?.options.customStyles;
    adoptStyleSheets(this.shadow, [
      ...styles,
      ...deferred,
      ...look.sheets,
      ...this.#treeStyles,
      ...(custom ? [custom] : []),
    ]);
  }

  /**
   * Loads the appearance and applies it once complete; until then the previous one stays, or at first the paint is
   * held for a time.
   */
  #loadAppearance(): void {
    const { look: before } = this.getState();
    const look = loadAppearance(this.getState(), this.definition);
    let wanted = true;
    if (!(look instanceof Promise)) return this.#applyTheme(look);
    const late = this.#releaseFirstPaint && setTimeout(() => this.#paintFirst(), APPEARANCE_WAIT_MS);
    this.#run('look', () => {
      wanted = false;
      clearTimeout(late);
    });
    look.then(
      () => wanted && this.#loadAppearance(),
      () => wanted && this.#applyTheme(before),
    );
  }

  /** Holds the first paint until the appearance is loaded. */
  #holdFirstPaint(): void {
    if (!this.#releaseFirstPaint) this.#firstPaint = new Promise((resolve) => (this.#releaseFirstPaint = resolve));
    setAttributes(this.#root, { 'data-bare': true });
    this.#loadAppearance();
  }

  #applyTheme(look: Appearance): void {
    this.#run('look');
    this.#store.set({ look });
    this.#adoptStyleSheets();
    this.#paintFirst();
  }

  /** Ends the hold of the first paint. */
  #paintFirst(): void {
    if (!this.#releaseFirstPaint) return;
    this.#releaseFirstPaint();
    this.#releaseFirstPaint = undefined;
    setAttributes(this.#root, { 'data-bare': false });
    this.#draw();
  }

  /**
   * Follows the page's locale. A shown screen keeps its own until all messages are loaded, then switches in one step.
   */
  #setLocale(): void {
    const locale = localeOf(this.element);
    let wanted = true;
    this.#run('locale', () => {
      wanted = false;
    });
    const coming = this.#showsFrame ? undefined : this.messages.ready(locale.language);
    if (!coming) this.#applyLocale(locale);
    // where messages fail to load, the screen keeps its language
    else
      coming.then(
        () => wanted && this.#applyLocale(locale),
        () => undefined,
      );
  }

  #applyLocale(locale: Locale): void {
    const before = this.getState().locale;
    const same = locale.tag === before.tag && locale.direction === before.direction;
    if (!same) this.#store.set({ locale });
    setAttributes(this.#root, { lang: locale.tag, dir: locale.direction });
    const stop = onCommonMessages(this, (common) => {
      this.#common = common;
      this.#draw();
    });
    this.#run('messages', stop);
  }

  /** True while the frame is shown in place of a screen. */
  get #showsFrame(): boolean {
    return this.#frame.node.parentNode === this.#root;
  }

  #draw(): void {
    if (!this.#showsFrame || this.#releaseFirstPaint) return;
    const common = this.#common;
    if (this.#error && common) this.#drawError(this.#error, common);
    else this.#frame.wait(common, common && this.definition.frame?.(this, common));
    if (common && this.#root.parentNode !== this.shadow) this.shadow.replaceChildren(this.#root);
  }
}
