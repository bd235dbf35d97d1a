/** Route that a router is at, as far as its guards go. */
export interface ActivatedRoute {
  /** The route itself; its guards are in lists, as `canActivate`. */
  readonly routeConfig: object | null;
  readonly children: readonly ActivatedRoute[];
}

/** Router of the host, as `provideFe()` uses it: that of `@angular/router`. */
export interface AngularRouter {
  readonly url: string;
  readonly events: { subscribe(listener: () => void): { unsubscribe(): void } };
  readonly routerState: { readonly snapshot: { readonly root: ActivatedRoute } };
  currentNavigation(): { readonly extractedUrl: { toString(): string } } | null;
  navigateByUrl(path: string, options: { replaceUrl: boolean }): Promise<boolean>;
}
