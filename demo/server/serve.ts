import type { ContractArea } from '../../core/contract/endpoint.ts';
import type { AnyEndpoint } from '../../core/contract/endpoint.ts';
import type { Rule } from './rules.ts';

/** Route: a call of the contract with its rule. */
export interface Route {
  readonly name: string;
  readonly endpoint: AnyEndpoint;
  readonly rule: Rule<AnyEndpoint>;
}

/** Routes of an area of the contract; a missing rule does not compile. */
export const serve = <A extends ContractArea>(area: A, rules: { readonly [Name in keyof A]: Rule<A[Name]> }): Route[] =>
  Object.entries(area).map(([name, endpoint]) => ({
    name,
    endpoint,
    // each rule fits its own endpoint; in a list the checks tell them apart
    rule: (rules as unknown as Readonly<Record<string, Rule<AnyEndpoint>>>)[name] as Rule<AnyEndpoint>,
  }));
