import type { RuntimeValue } from "@informalsystems/quint/dist/src/runtime/impl/runtimeValue.js";

/**
 * A Quint value. Sets are sorted arrays, maps are sorted arrays of pairs, records have sorted fields, and variants are `{ tag,
 * value }`.
 */
export type JsonValue = boolean | number | string | JsonValue[] | { [field: string]: JsonValue };

type Expression = ReturnType<RuntimeValue["toQuintEx"]>;

export function toJsonValue(value: RuntimeValue): JsonValue {
  return convert(value.toQuintEx({ nextId: () => 0n }));
}

function convert(expression: Expression): JsonValue {
  switch (expression.kind) {
    case "bool":
    case "str":
      return expression.value;
    case "int":
      return Number(expression.value);
    case "app":
      return convertApplication(expression);
    default:
      throw new Error(`${expression.kind} is not a value`);
  }
}

function convertApplication({ opcode, args }: Extract<Expression, { kind: "app" }>): JsonValue {
  const values = () => args.map(convert);
  switch (opcode) {
    case "Set":
    case "Map":
      return sortByText(values());
    case "List":
    case "Tup":
      return values();
    case "Rec": {
      const all = values();
      const fields = all.flatMap((name, index) =>
        index % 2 === 0 ? [[String(name), all[index + 1] ?? ""] as const] : [],
      );
      return Object.fromEntries(fields.sort(([one], [other]) => (one < other ? -1 : 1)));
    }
    case "variant": {
      const [tag = "", value = []] = values();
      return { tag, value };
    }
    default:
      throw new Error(`${opcode} is not a value`);
  }
}

/** Sorts like `toJsonValue`, so that recorded sets and maps equal the model's. */
export function sortByText<Item extends JsonValue>(items: readonly Item[]): Item[] {
  return items
    .map((item) => ({ item, text: JSON.stringify(item) }))
    .sort((one, other) => (one.text < other.text ? -1 : 1))
    .map(({ item }) => item);
}
