import { Component } from '@angular/core';
import { FeAdminPortal, FeLoginBox } from 'fe-elements/angular';

/** Template whose lines each have a mistake that the compiler has to find. */
@Component({
  selector: 'app-wrong',
  imports: [FeAdminPortal, FeLoginBox],
  template: `
<fe-login-box layout="nonsense" /> <!-- wrong -->
<fe-login-box [termsUrl]="5" /> <!-- wrong -->
<fe-login-box (signedIn)="heard.push($event.detail.nothing)" /> <!-- wrong -->
<fe-login-box (fe-signed-in)="heard.push($event.detail.nothing)" /> <!-- wrong -->
<fe-login-box [unknown]="1" /> <!-- wrong -->
<fe-login-box embedded="maybe" /> <!-- wrong -->
<fe-admin-portal [(open)]="text" /> <!-- wrong -->
<fe-unknown /> <!-- wrong -->
`,
})
export class Wrong {
  protected text = '';
  protected readonly heard: string[] = [];
}
