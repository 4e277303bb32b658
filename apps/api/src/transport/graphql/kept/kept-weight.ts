import { type DocumentNode, Kind, type OperationDefinitionNode, visit } from "graphql";
import type { Weigh, Weight } from "../limits/query-cost.ts";

/** How many weights of one operation are kept, each for other numbers of items. */
const MAX_WEIGHTS = 20;

/**
 * Weighs an operation that is kept: once for each set of what it hangs on, which is how many items its variables ask for.
 *
 * @param answeredLengths names of the fields whose length hangs on any list that the variables hold: with one of them, the
 *   operation is weighed anew each time
 */
export function keptWeight(
  weigh: Weigh,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  answeredLengths: ReadonlyMap<string, number>,
): (variables: Record<string, unknown>) => Weight {
  const numbers = new Set<string>();
  let hangsOnLists = false;
  visit(document, {
    Field({ name, arguments: given = [] }) {
      hangsOnLists ||= answeredLengths.has(name.value);
      for (const { name: argument, value } of given) {
        if (argument.value === "first" && value.kind === Kind.VARIABLE) numbers.add(value.name.value);
      }
    },
  });
  const names = [...numbers];
  const known = new Map<string, Weight>();
  return (variables) => {
    const values = names.map((name) => variables[name]);
    if (hangsOnLists || !values.every(isPlain)) return weigh(document, operation, variables);
    const key = values.join();
    const before = known.get(key);
    if (before) return before;
    const weight = weigh(document, operation, variables);
    if (known.size < MAX_WEIGHTS) known.set(key, weight);
    return weight;
  };
}

/** Whether a value and its text are as good as each other: no other kind of value has the same text. */
function isPlain(value: unknown): boolean {
  return typeof value === "number";
}
