import { Component, inject } from '@angular/core';
import { RouterOutlet } from '@angular/router';
import { TOLD } from './login';

@Component({
  selector: 'app-root',
  imports: [RouterOutlet],
  template: `
    <output>{{ told() }}</output>
    <router-outlet />
  `,
})
export class App {
  protected readonly told = inject(TOLD);
}
