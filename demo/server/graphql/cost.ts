import {
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLField,
  type GraphQLObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  type GraphQLSchema,
  Kind,
  type DocumentNode,
  getArgumentValues,
  getOperationAST,
  type SelectionSetNode,
} from 'graphql';

/** Limits of an operation. Ours: several times what the host shell asks for. */
export const DEPTH_MAX = 8;
export const COST_MAX = 5000;

/** Size assumed of a list without `first`. */
const LIST_SIZE = 20;
/** Sizes of lists that are short, by type and field. */
const SIZES: Readonly<Record<string, number>> = {
  'Experience.variants': 4,
  'Experience.rules': 4,
  'Audience.conditions': 4,
  'ContentSource.environments': 4,
  'ContentSource.branches': 4,
  // the list of items is as long as `first` of the field above it
  'ExperiencePage.items': 1,
};
/** Costs of fields that are counted in the database. */
const COSTS: Readonly<Record<string, number>> = { 'Variant.results': 75 };

const isList = ({ type }: GraphQLField<unknown, unknown>): boolean =>
  isListType(isNonNullType(type) ? type.ofType : type);

/** Cost and depth of an operation. */
interface Measure {
  cost: number;
  depth: number;
}

/**
 * Cost and depth of an operation with its variables: each field costs 1 for every time it is answered, aliases and
 * fragments included. Takes a valid document; stops at the first field beyond the limits.
 */
export const measure = (
  schema: GraphQLSchema,
  document: DocumentNode,
  operationName: string | null | undefined,
  variables: Readonly<Record<string, unknown>>,
): Measure => {
  const operation = getOperationAST(document, operationName);
  const total: Measure = { cost: 0, depth: 0 };
  if (!operation) return total;
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);

  const isOver = () => total.cost > COST_MAX || total.depth > DEPTH_MAX;

  const look = (selection: SelectionSetNode, type: GraphQLObjectType | undefined, times: number, depth: number) => {
    total.depth = Math.max(total.depth, depth);
    for (const node of selection.selections) {
      if (isOver()) return;
      if (node.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(node.name.value);
        // a fragment without fields of its own must cost something, too
        total.cost += 1;
        if (fragment) look(fragment.selectionSet, type, times, depth);
        continue;
      }
      if (node.kind === Kind.INLINE_FRAGMENT) {
        total.cost += 1;
        look(node.selectionSet, type, times, depth);
        continue;
      }
      const field = type?.getFields()[node.name.value];
      const key = `${type?.name ?? ''}.${node.name.value}`;
      total.cost += times * (COSTS[key] ?? 1);
      // introspection, which validation allows in development alone
      if (!node.selectionSet || node.name.value.startsWith('__')) continue;
      const given =
        field && field.args.some(({ name }) => name === 'first') ? getArgumentValues(field, node, variables) : {};
      const first = typeof given['first'] === 'number' ? Math.max(1, given['first']) : undefined;
      const size = first ?? SIZES[key] ?? (field && isList(field) ? LIST_SIZE : 1);
      const inner = field && getNamedType(field.type);
      const within =
        inner && (isObjectType(inner) || isInterfaceType(inner)) ? (inner as GraphQLObjectType) : undefined;
      look(node.selectionSet, within, times * size, depth + 1);
    }
  };
  look(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined, 1, 1);
  return total;
};

/** Whether an operation is within the limits. */
export const isAffordable = (...about: Parameters<typeof measure>): boolean => {
  const { cost, depth } = measure(...about);
  return cost <= COST_MAX && depth <= DEPTH_MAX;
};
