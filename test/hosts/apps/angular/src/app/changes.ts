import { Component, computed, DestroyRef, inject, input, signal } from '@angular/core';
import { FeLoginBox } from 'fe-elements/angular';
import { createApp } from 'fe-elements/vanilla';

/** Two login boxes, of two apps, that are removed, added, moved, reversed, and change their look and language. */
@Component({
  selector: 'app-boxes',
  imports: [FeLoginBox],
  template: `
    <ul>
      @for (app of apps(); track app) {
        <li [attr.data-app]="app">
          <fe-login-box [app]="app" [lang]="lang()" [colorScheme]="scheme()" />
        </li>
      }
    </ul>
  `,
})
export class Boxes {
  readonly apps = input.required<string[]>();
  readonly scheme = input.required<'dark' | 'light'>();
  readonly lang = input.required<string>();
}

@Component({
  selector: 'app-root',
  imports: [Boxes],
  template: `
    @for (state of STATES; track state) {
      <button type="button" (click)="toggle(state)">{{ state }}</button>
    }
    <output>{{ name() }}</output>
    <main>
      @if (!is('Removed') && !is('Moved')) {
        <app-boxes [apps]="apps()" [scheme]="is('Dark') ? 'dark' : 'light'" [lang]="is('German') ? 'de' : 'en'" />
      }
    </main>
    <aside>
      @if (!is('Removed') && is('Moved')) {
        <app-boxes [apps]="apps()" [scheme]="is('Dark') ? 'dark' : 'light'" [lang]="is('German') ? 'de' : 'en'" />
      }
    </aside>
  `,
})
export class Changes {
  protected readonly STATES = ['Dark', 'German', 'Reversed', 'Moved', 'Removed'];
  protected readonly name = signal('');
  private readonly now = signal<readonly string[]>([]);
  protected readonly apps = computed(() => (this.is('Reversed') ? ['script', 'default'] : ['default', 'script']));

  constructor() {
    // the app of a script beside Angular, with a copy of the core of its own
    const script = createApp({ name: 'script', baseUrl: SERVICE, urlStrategy: 'memory' });
    const following = script.facts.subscribe(({ type }) => {
      const { session } = script.store.getState();
      if (type === 'session.started' && session.status === 'signedIn') this.name.set(session.user.name);
    });
    inject(DestroyRef).onDestroy(() => following.unsubscribe());
  }

  protected is(state: string): boolean {
    return this.now().includes(state);
  }

  protected toggle(state: string): void {
    this.now.update((now) => (now.includes(state) ? now.filter((one) => one !== state) : [...now, state]));
  }
}
