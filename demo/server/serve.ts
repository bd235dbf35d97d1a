import type { Area } from '../../core/contract/endpoint.ts';
import type { AnyEndpoint } from '../../core/contract/endpoint.ts';
import type { Rule } from './rules.ts';

/** One call with its rule, ready to be mounted. */
export interface Route {
  readonly name: string;
  readonly endpoint: AnyEndpoint;
  readonly rule: Rule<AnyEndpoint>;
}

/** An area of the contract with a rule for each of its calls; a missing one does not compile. */
export const serve = <A extends Area>(area: A, rules: { readonly [Name in keyof A]: Rule<A[Name]> }): Route[] =>
  Object.entries(area).map(([name, endpoint]) => ({
    name,
    endpoint,
    // a rule fits its own endpoint; once in a list they are told apart by their checks
    rule: (rules as unknown as Readonly<Record<string, Rule<AnyEndpoint>>>)[name] as Rule<AnyEndpoint>,
  }));
