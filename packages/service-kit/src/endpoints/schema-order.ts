import { z } from "zod";

const orderPreserved = new WeakSet<z.core.$ZodType>();

/** Excludes a schema from `applySchemaOrder`. */
export function preserveOrder<Schema extends z.core.$ZodType>(schema: Schema): Schema {
  orderPreserved.add(schema);
  return schema;
}

type Order = (value: unknown) => unknown;

/** Null for schemas whose values need no sorting. */
const orders = new WeakMap<z.core.$ZodType, Order | null>();

/**
 * Sorts members into schema order, then undeclared ones by name. Equal values give equal bytes, although `jsonb` reorders
 * members.
 */
export function applySchemaOrder(schema: z.core.$ZodType, value: unknown): unknown {
  return getOrder(schema)?.(value) ?? value;
}

function getOrder(schema: z.core.$ZodType): Order | null {
  const cached = orders.get(schema);
  if (cached !== undefined) return cached;
  const order = createOrder(schema);
  orders.set(schema, order);
  return order;
}

function createOrder(schema: z.core.$ZodType): Order | null {
  if (orderPreserved.has(schema)) return null;
  if (schema instanceof z.ZodObject) return createObjectOrder(schema);
  if (schema instanceof z.ZodRecord) return sortMembersWith(getOrder(schema.valueType));
  if (schema instanceof z.ZodUnknown) return sortDeep;
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return getOrder(schema.unwrap());
  if (schema instanceof z.ZodArray) {
    const order = getOrder(schema.element);
    return order && ((value) => (Array.isArray(value) ? value.map(order) : value));
  }
  if (schema instanceof z.ZodUnion) {
    return (value) => {
      const matchingOption = schema.options.find((option) => z.safeParse(option, value).success);
      return matchingOption ? applySchemaOrder(matchingOption, value) : value;
    };
  }
  return null;
}

function createObjectOrder({ shape }: z.ZodObject): Order {
  const members = Object.entries(shape).map(([name, schema]) => [name, getOrder(schema)] as const);
  const names = new Set(Object.keys(shape));
  return (value) => {
    if (!isObject(value)) return value;
    const ordered: Record<string, unknown> = {};
    let count = 0;
    for (const [name, order] of members) {
      const member = value[name];
      if (member === undefined) continue;
      ordered[name] = order === null || member === null ? member : order(member);
      count += 1;
    }
    const presentNames = Object.keys(value);
    if (presentNames.length === count) return ordered;
    const undeclared = presentNames.filter((name) => !names.has(name)).sort();
    for (const name of undeclared) ordered[name] = sortDeep(value[name]);
    return ordered;
  };
}

function sortMembersWith(order: Order | null): Order {
  return (value) => {
    if (!isObject(value)) return value;
    const names = Object.keys(value).sort();
    return Object.fromEntries(names.map((name) => [name, order ? order(value[name]) : value[name]]));
  };
}

function sortDeep(value: unknown): unknown {
  return Array.isArray(value) ? value.map(sortDeep) : sortMembers(value);
}

const sortMembers = sortMembersWith(sortDeep);

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !(value instanceof Date);
}
