import { missing, invalid } from './payment-error.ts';
import type { Params } from './params.ts';

/** Parameters that every list takes. */
export const LIST_PARAMS = ['limit', 'starting_after', 'ending_before', 'expand'] as const;

/** Page of a list. Source: Stripe API "Pagination". */
export interface ListPage<Item> {
  object: 'list';
  data: Item[];
  has_more: boolean;
  url: string;
}

/** Page of these items, which come oldest first and are listed newest first; 10 by default, 100 at most. */
export const listPage = <Item extends { id: string }>(
  oldestFirst: readonly Item[],
  params: Params,
  url: string,
): ListPage<Item> => {
  const limit = params.integer('limit') ?? 10;
  if (limit < 1 || limit > 100) throw invalid('Invalid integer: limit must be from 1 to 100', 'limit');
  const items = oldestFirst.toReversed();
  const indexOf = (name: 'starting_after' | 'ending_before') => {
    const id = params.text(name);
    if (id === undefined) return undefined;
    const at = items.findIndex((item) => item.id === id);
    if (at === -1) throw missing('object', id, name);
    return at;
  };
  const after = indexOf('starting_after');
  const before = indexOf('ending_before');
  if (after !== undefined && before !== undefined)
    throw invalid('You cannot pass both starting_after and ending_before.', 'ending_before');
  const rest = before === undefined ? items.slice(after === undefined ? 0 : after + 1) : items.slice(0, before);
  const data = before === undefined ? rest.slice(0, limit) : rest.slice(-limit);
  return { object: 'list', data, has_more: rest.length > data.length, url };
};

/** List inside an object, complete. */
export const innerList = <Item>(data: Item[], url: string): ListPage<Item> => ({
  object: 'list',
  data,
  has_more: false,
  url,
});
