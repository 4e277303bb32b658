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
 * Sorts fields into schema order, followed by undeclared fields sorted by name. Equal values give equal bytes, although `jsonb`
 * reorders fields.
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
  if (schema instanceof z.ZodRecord) return sortFieldsWith(getOrder(schema.valueType));
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
  const fields = Object.entries(shape).map(([name, schema]) => [name, getOrder(schema)] as const);
  const names = new Set(Object.keys(shape));
  return (value) => {
    if (!isObject(value)) return value;
    const ordered: Record<string, unknown> = {};
    let count = 0;
    for (const [name, order] of fields) {
      const field = value[name];
      if (field === undefined) continue;
      ordered[name] = order === null || field === null ? field : order(field);
      count += 1;
    }
    const presentNames = Object.keys(value);
    if (presentNames.length === count) return ordered;
    const undeclared = presentNames.filter((name) => !names.has(name)).sort();
    for (const name of undeclared) ordered[name] = sortDeep(value[name]);
    return ordered;
  };
}

function sortFieldsWith(order: Order | null): Order {
  return (value) => {
    if (!isObject(value)) return value;
    const names = Object.keys(value).sort();
    return Object.fromEntries(names.map((name) => [name, order ? order(value[name]) : value[name]]));
  };
}

function sortDeep(value: unknown): unknown {
  return Array.isArray(value) ? value.map(sortDeep) : sortFields(value);
}

const sortFields = sortFieldsWith(sortDeep);

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !(value instanceof Date);
}
