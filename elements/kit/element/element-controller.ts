import type { App } from '../../../core/app-types.ts';
import type { AnyElementDefinition, TreeModule } from './definition.ts';
import type { ElementEventMap } from '../host/element-events.ts';
import { emitFacts } from './fact-events.ts';
import { appNameOf } from './app-name.ts';
import type { AppWish } from './app-wish.ts';
import { findAppOf, rememberedVendorOf } from './find-app.ts';
import { makeFrame } from './frame.ts';
import { type Host, type HostState, hostStore, type SettingAppearance } from '../host/host.ts';
import { DEFAULT_LOCALE, type Locale, localeOf, watchLocale } from '../host/locale.ts';
import { APPEARANCE_WAIT_MS, loadAppearance, DEFAULT_APPEARANCE, watchAppearance } from './appearance.ts';
import { createElement, setText, setAttributes } from '../dom/nodes.ts';
import { onCommonMessages } from './common-messages.ts';
import { adoptStyleSheets } from '../dom/style-sheets.ts';
import { loadFailed, logForDeveloper, type ElementError } from '../host/element-error.ts';
import troubleCss from './trouble.css?inline';
import { afterPaint } from '../dom/after-paint.ts';
import { loadedDeferredStyles, loadDeferredStyles } from '../deferred-styles/load-deferred-styles.ts';
import type { CommonMessages } from '../../i18n/namespaces.ts';
import { type ElementMessages, elementMessages } from '../host/element-messages.ts';

type Task = 'app' | 'facts' | 'locale' | 'watch' | 'look' | 'messages' | 'tree';

/** The life of an element in the page: what it starts when connected, keeps through moves and ends when removed. */
export class ElementController implements Host {
  readonly #root = createElement('div', { class: 'fe-root', part: 'root' });
  readonly #frame = makeFrame();
  readonly messages: ElementMessages = elementMessages();
  readonly #store;
  readonly #besideNodes: readonly Node[];
  readonly #tasks = new Map<Task, () => void>();
  readonly #liveRegion = createElement('div', { class: 'fe-voice fe-unseen', 'aria-live': 'polite', dir: 'ltr' });
  #treeStyles: readonly string[] = [];
  #appName = '';
  #common: CommonMessages | undefined;
  #error: ElementError | undefined;
  #failedLoads = 0;
  /** Told once the element has the look it is to be seen in first. */
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

  /** The element is in the page: newly, or at another place. */
  connect(): void {
    const moved = this.#isConnected;
    this.#adoptStyleSheets();
    // a connected node's root is a document or a shadow root
    this.#store.set({ values: this.readValues(), root: this.element.getRootNode() as Document | ShadowRoot });
    this.#setLocale();
    this.#run(
      'watch',
      watchLocale(this.element.ownerDocument, () => this.#setLocale()),
    );
    if (!moved) this.#start();
    else if (appNameOf(this.element, this.#appRequest().app) !== this.#appName) this.#findApp();
  }

  /** An attribute or a property has another value. */
  attributeChanged(name: string): void {
    if (!this.#isConnected) return;
    this.#store.set({ values: this.readValues() });
    if (name === 'lang' || name === 'dir' || name === 'localizations') this.#setLocale();
    if (name === 'theme' || name === 'layout') this.#loadAppearance();
    if (name === 'app' || name === 'baseUrl' || name === 'clientId' || name === 'preview') this.#findApp();
  }

  /** The element has left the page. */
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

  showError(trouble: ElementError): void {
    if (!this.#isConnected) return;
    if (trouble.kind === 'failed') this.#run('tree');
    this.#failedLoads = trouble.kind === 'loadFailed' ? this.#failedLoads + 1 : 0;
    this.#error = trouble;
    this.#root.append(this.#frame.node);
    this.#draw();
    logForDeveloper(this.definition.tag, trouble);
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

  /** The typed table of shared attributes gives these. */
  #appRequest(): AppWish {
    return this.getState().values as AppWish;
  }

  /** Ends what ran under this name, and keeps how to end what runs now. */
  #run(task: Task, stop?: () => void): void {
    this.#tasks.get(task)?.();
    if (stop) this.#tasks.set(task, stop);
    else this.#tasks.delete(task);
  }

  #start(): void {
    this.#error = undefined;
    this.#root.replaceChildren(this.#frame.node, ...this.#besideNodes);
    this.shadow.replaceChildren(this.#root);
    this.#findApp();
    this.#holdFirstPaint();
    this.#loadTree();
  }

  #drawError({ kind }: ElementError, common: CommonMessages): void {
    this.applyStyles([troubleCss]);
    // some browsers remember a module that failed until the page is loaded anew
    if (this.#failedLoads > 1) this.#frame.complain(common[kind], common.reloadPage, () => location.reload());
    else this.#frame.complain(common[kind], common.tryAgain, () => this.#start());
  }

  #findApp(): void {
    this.#run('facts');
    this.#appName = appNameOf(this.element, this.#appRequest().app);
    this.#store.set({ app: undefined, known: undefined });
    const recall = () => this.#store.set({ known: rememberedVendorOf(this.#appName, this.#appRequest()) });
    // a page's first look into its storage takes a while: while it loads the field comes first, and what is remembered
    // with it in the first picture
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
    const settled = loadDeferredStyles().then(() => this.#applyDeferredStyles());
    const { load, messages = [] } = this.definition;
    const { language } = this.getState().locale;
    this.messages.fetch(messages, language);
    return Promise.all([import('./mount.tsx'), load(), this.messages.ready(language), this.#firstPaint, settled]);
  }

  /** What was none of the first picture's work. */
  #applyDeferredStyles(): void {
    this.#adoptStyleSheets();
    if (!this.#liveRegion.parentNode) this.moveLiveRegion(undefined);
  }

  #show(mountTree: typeof import('./mount.tsx').mountTree, { Tree, styles = [] }: TreeModule): void {
    this.#treeStyles = styles;
    this.#adoptStyleSheets();
    this.#run('tree', mountTree(this.#root, this, Tree));
  }

  #adoptStyleSheets(): void {
    const { styles = [] } = this.definition;
    const { sheets } = this.getState().look;
    const settled = loadedDeferredStyles()?.element ?? [];
    adoptStyleSheets(this.shadow, [...styles, ...settled, ...sheets, ...this.#treeStyles]);
  }

  /** Looks as the page asks, as soon as all of it is there; until then it looks as before, or at first not at all. */
  #loadAppearance(): void {
    const { look: before } = this.getState();
    const look = loadAppearance(this.getState(), this.definition);
    let wanted = true;
    if (!(look instanceof Promise)) return this.#applyTheme(look);
    const late = this.#releaseFirstPaint && setTimeout(() => wanted && this.#applyTheme(before), APPEARANCE_WAIT_MS);
    this.#run('look', () => {
      wanted = false;
      clearTimeout(late);
    });
    look.then(
      () => wanted && this.#loadAppearance(),
      () => wanted && this.#applyTheme(before),
    );
  }

  /** Nothing of it has been seen: it is seen, and drawn, once it has its look. */
  #holdFirstPaint(): void {
    if (!this.#releaseFirstPaint) this.#firstPaint = new Promise((resolve) => (this.#releaseFirstPaint = resolve));
    setAttributes(this.#root, { 'data-bare': true });
    this.#loadAppearance();
  }

  #applyTheme(look: SettingAppearance): void {
    this.#run('look');
    this.#store.set({ look });
    this.#adoptStyleSheets();
    if (!this.#releaseFirstPaint) return;
    this.#releaseFirstPaint();
    this.#releaseFirstPaint = undefined;
    setAttributes(this.#root, { 'data-bare': false });
    this.#draw();
  }

  /** Follows the page's locale. A screen that is shown keeps its own until all messages are there: then it changes at once. */
  #setLocale(): void {
    const locale = localeOf(this.element);
    let wanted = true;
    this.#run('locale', () => {
      wanted = false;
    });
    const coming = this.#showsFrame ? undefined : this.messages.ready(locale.language);
    if (!coming) this.#applyLocale(locale);
    // messages that do not come leave the screen in the language it has
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

  /** The frame stands in the element, for want of a screen. */
  get #showsFrame(): boolean {
    return this.#frame.node.parentNode === this.#root;
  }

  #draw(): void {
    if (!this.#showsFrame || this.#releaseFirstPaint) return;
    const common = this.#common;
    if (this.#error && common) this.#drawError(this.#error, common);
    else this.#frame.wait(common, common && this.definition.frame?.(this, common));
  }
}
