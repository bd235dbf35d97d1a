import type { App } from '../../../core/app-types.ts';
import type { AnyDefinition, TreeModule } from './definition.ts';
import type { ElementEventMap } from '../host/element-events.ts';
import { emitFacts } from './fact-events.ts';
import { appNameOf } from './app-name.ts';
import type { AppWish } from './app-wish.ts';
import { findAppOf, rememberedOf } from './find-app.ts';
import { makeFrame } from './frame.ts';
import { type Host, type HostState, hostStore, type Look } from '../host/host.ts';
import { DEFAULT_LOCALE, type Locale, localeOf, watchLocale } from '../host/locale.ts';
import { LOOK_WAIT_MS, lookOf, PLAIN, watchLooks } from './appearance.ts';
import { make, say, set } from '../dom/nodes.ts';
import { onCommonMessages } from './common-messages.ts';
import { adoptAll } from '../dom/style-sheets.ts';
import { loadFailed, tellDeveloper, type Trouble } from '../host/element-error.ts';
import troubleCss from './trouble.css?inline';
import { whenPainted } from '../dom/after-paint.ts';
import { settledSheets, whenSettled } from '../deferred-styles/load-deferred-styles.ts';
import type { CommonMessages } from '../../i18n/namespaces.ts';
import { type ElementMessages, elementMessages } from '../host/element-messages.ts';

type Task = 'app' | 'facts' | 'locale' | 'watch' | 'look' | 'messages' | 'tree';

/** The life of an element in the page: what it starts when connected, keeps through moves and ends when removed. */
export class Life implements Host {
  readonly #root = make('div', { class: 'fe-root', part: 'root' });
  readonly #frame = makeFrame();
  readonly messages: ElementMessages = elementMessages();
  readonly #store;
  readonly #beside: readonly Node[];
  readonly #tasks = new Map<Task, () => void>();
  readonly #voice = make('div', { class: 'fe-voice fe-unseen', 'aria-live': 'polite', dir: 'ltr' });
  #treeStyles: readonly string[] = [];
  #appName = '';
  #common: CommonMessages | undefined;
  #trouble: Trouble | undefined;
  #failedLoads = 0;
  /** Told once the element has the look it is to be seen in first. */
  #dressed: (() => void) | undefined;
  #whenDressed: Promise<void> | undefined;

  constructor(
    readonly element: HTMLElement,
    readonly shadow: ShadowRoot,
    readonly definition: AnyDefinition,
    readonly readValues: () => HostState['values'],
  ) {
    this.#beside = definition.beside ? [definition.beside()] : [];
    this.#store = hostStore({
      values: {},
      app: undefined,
      known: undefined,
      locale: DEFAULT_LOCALE,
      look: PLAIN,
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
  connected(): void {
    const moved = this.#alive;
    this.#dress();
    // a connected node's root is a document or a shadow root
    this.#store.set({ values: this.readValues(), root: this.element.getRootNode() as Document | ShadowRoot });
    this.#setLocale();
    this.#run(
      'watch',
      watchLocale(this.element.ownerDocument, () => this.#setLocale()),
    );
    if (!moved) this.#start();
    else if (appNameOf(this.element, this.#wish().app) !== this.#appName) this.#findApp();
  }

  /** An attribute or a property has another value. */
  changed(name: string): void {
    if (!this.#alive) return;
    this.#store.set({ values: this.readValues() });
    if (name === 'lang' || name === 'dir' || name === 'localizations') this.#setLocale();
    if (name === 'theme' || name === 'layout') this.#look();
    if (name === 'app' || name === 'baseUrl' || name === 'clientId' || name === 'preview') this.#findApp();
  }

  /** The element has left the page. */
  ended(): void {
    for (const task of this.#tasks.keys()) this.#run(task);
    this.#trouble = undefined;
    this.#store.set({ app: undefined, root: undefined });
  }

  emit<Name extends keyof ElementEventMap>(
    name: Name,
    detail: ElementEventMap[Name]['detail'],
    { cancelable = false } = {},
  ): boolean {
    return this.element.dispatchEvent(new CustomEvent(name, { detail, cancelable, bubbles: true, composed: true }));
  }

  fail(trouble: Trouble): void {
    if (!this.#alive) return;
    if (trouble.kind === 'failed') this.#run('tree');
    this.#failedLoads = trouble.kind === 'loadFailed' ? this.#failedLoads + 1 : 0;
    this.#trouble = trouble;
    this.#root.append(this.#frame.node);
    this.#draw();
    tellDeveloper(this.definition.tag, trouble);
    this.emit('fe-error', trouble);
  }

  painted(): void {
    this.#trouble = undefined;
    this.#failedLoads = 0;
    this.#frame.node.remove();
  }

  wear(sheets: readonly string[]): void {
    const missing = sheets.filter((css) => !this.#treeStyles.includes(css));
    if (missing.length === 0) return;
    this.#treeStyles = [...this.#treeStyles, ...missing];
    this.#dress();
  }

  announce(text: string): void {
    say(this.#voice, text);
  }

  speakFrom(modal: Element | undefined): void {
    say(this.#voice, '');
    (modal ?? this.shadow).append(this.#voice);
  }

  get #alive(): boolean {
    return this.getState().root !== undefined;
  }

  /** The typed table of shared attributes gives these. */
  #wish(): AppWish {
    return this.getState().values as AppWish;
  }

  /** Ends what ran under this name, and keeps how to end what runs now. */
  #run(task: Task, stop?: () => void): void {
    this.#tasks.get(task)?.();
    if (stop) this.#tasks.set(task, stop);
    else this.#tasks.delete(task);
  }

  #start(): void {
    this.#trouble = undefined;
    this.#root.replaceChildren(this.#frame.node, ...this.#beside);
    this.shadow.replaceChildren(this.#root);
    this.#findApp();
    this.#dressFirst();
    this.#loadTree();
  }

  #complain({ kind }: Trouble, common: CommonMessages): void {
    this.wear([troubleCss]);
    // some browsers remember a module that failed until the page is loaded anew
    if (this.#failedLoads > 1) this.#frame.complain(common[kind], common.reloadPage, () => location.reload());
    else this.#frame.complain(common[kind], common.tryAgain, () => this.#start());
  }

  #findApp(): void {
    this.#run('facts');
    this.#appName = appNameOf(this.element, this.#wish().app);
    this.#store.set({ app: undefined, known: undefined });
    const recall = () => this.#store.set({ known: rememberedOf(this.#appName, this.#wish()) });
    // a page's first look into its storage takes a while: while it loads the field comes first, and what is remembered
    // with it in the first picture
    if (document.readyState === 'complete') recall();
    else
      requestAnimationFrame(() => {
        recall();
        if (this.getState().known && !this.getState().app) this.#dressFirst();
      });
    const stop = findAppOf(
      this.element,
      this.#wish(),
      (app) => this.#found(app),
      (trouble) => this.fail(trouble),
    );
    this.#run('app', stop);
  }

  #found(app: App): void {
    if (this.#trouble?.kind === 'appMissing') this.#trouble = undefined;
    const silence = emitFacts(app, this.definition.events ?? {}, (...event) => this.emit(...event));
    const forget = watchLooks(app, () => this.#look());
    this.#run('facts', () => {
      silence();
      forget();
    });
    this.#store.set({ app });
    this.#look();
    this.#setLocale();
  }

  #loadTree(): void {
    let wanted = true;
    this.#run('tree', () => {
      wanted = false;
    });
    this.#fetchTree().then(
      ([{ mountTree }, tree]) => wanted && this.#show(mountTree, tree),
      (error: unknown) => wanted && this.fail(loadFailed(error)),
    );
  }

  async #fetchTree() {
    await whenPainted();
    const settled = whenSettled().then(() => this.#settle());
    const { load, messages = [] } = this.definition;
    const { language } = this.getState().locale;
    this.messages.fetch(messages, language);
    return Promise.all([import('./mount.tsx'), load(), this.messages.ready(language), this.#whenDressed, settled]);
  }

  /** What was none of the first picture's work. */
  #settle(): void {
    this.#dress();
    if (!this.#voice.parentNode) this.speakFrom(undefined);
  }

  #show(mountTree: typeof import('./mount.tsx').mountTree, { Tree, styles = [] }: TreeModule): void {
    this.#treeStyles = styles;
    this.#dress();
    this.#run('tree', mountTree(this.#root, this, Tree));
  }

  #dress(): void {
    const { styles = [] } = this.definition;
    const { sheets } = this.getState().look;
    const settled = settledSheets()?.element ?? [];
    adoptAll(this.shadow, [...styles, ...settled, ...sheets, ...this.#treeStyles]);
  }

  /** Looks as the page asks, as soon as all of it is there; until then it looks as before, or at first not at all. */
  #look(): void {
    const { look: before } = this.getState();
    const look = lookOf(this.getState(), this.definition);
    let wanted = true;
    if (!(look instanceof Promise)) return this.#wearLook(look);
    const late = this.#dressed && setTimeout(() => wanted && this.#wearLook(before), LOOK_WAIT_MS);
    this.#run('look', () => {
      wanted = false;
      clearTimeout(late);
    });
    look.then(
      () => wanted && this.#look(),
      () => wanted && this.#wearLook(before),
    );
  }

  /** Nothing of it has been seen: it is seen, and drawn, once it has its look. */
  #dressFirst(): void {
    if (!this.#dressed) this.#whenDressed = new Promise((resolve) => (this.#dressed = resolve));
    set(this.#root, { 'data-bare': true });
    this.#look();
  }

  #wearLook(look: Look): void {
    this.#run('look');
    this.#store.set({ look });
    this.#dress();
    if (!this.#dressed) return;
    this.#dressed();
    this.#dressed = undefined;
    set(this.#root, { 'data-bare': false });
    this.#draw();
  }

  /** Follows the page's locale. A screen that is shown keeps its own until all messages are there: then it changes at once. */
  #setLocale(): void {
    const locale = localeOf(this.element);
    let wanted = true;
    this.#run('locale', () => {
      wanted = false;
    });
    const coming = this.#holdsPlace ? undefined : this.messages.ready(locale.language);
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
    set(this.#root, { lang: locale.tag, dir: locale.direction });
    const stop = onCommonMessages(this, (common) => {
      this.#common = common;
      this.#draw();
    });
    this.#run('messages', stop);
  }

  /** The frame stands in the element, for want of a screen. */
  get #holdsPlace(): boolean {
    return this.#frame.node.parentNode === this.#root;
  }

  #draw(): void {
    if (!this.#holdsPlace || this.#dressed) return;
    const common = this.#common;
    if (this.#trouble && common) this.#complain(this.#trouble, common);
    else this.#frame.wait(common, common && this.definition.frame?.(this, common));
  }
}
