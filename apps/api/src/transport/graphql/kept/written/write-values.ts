import {
  GraphQLBoolean,
  GraphQLEnumType,
  GraphQLFloat,
  GraphQLInt,
  type GraphQLLeafType,
  type GraphQLScalarType,
} from "graphql";
import type { GraphqlContext } from "../../graphql-context.ts";

/** Writes a value as JSON behind a text: behind one, since a text that grows costs less than many that are put together. */
export type Write = (before: string, value: unknown, context: GraphqlContext) => string;

/** What a writer meets that is graphql-js's to answer: an error, a promise, a value that does not fit its type. */
const NOT_PLAIN = new Error("not written: graphql-js answers it");

export function leaveIt(): never {
  throw NOT_PLAIN;
}

/** What nobody can write but graphql-js: an error stands for a failure, and a promise is waited for. */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !(value instanceof Error) && !("then" in value);
}

export function nullable(write: Write): Write {
  return (before, value, context) => (value == null ? `${before}null` : write(before, value, context));
}

export function listOf(write: Write): Write {
  return (before, value, context) => {
    if (!Array.isArray(value)) leaveIt();
    let text = `${before}[`;
    for (let index = 0; index < value.length; index += 1) {
      text = write(index === 0 ? text : `${text},`, value[index], context);
    }
    return `${text}]`;
  };
}

/** The writer of a leaf's values. Those that its type would make others of, or refuse, are left to graphql-js. */
export function writerOfLeaf(type: GraphQLLeafType): Write {
  if (type instanceof GraphQLEnumType) return writerOfEnum(type);
  if (type === GraphQLBoolean) {
    return (before, value) => (typeof value === "boolean" ? `${before}${value}` : leaveIt());
  }
  if (type === GraphQLInt) {
    return (before, value) => (isInt(value) ? before + value : leaveIt());
  }
  if (type === GraphQLFloat) {
    return (before, value) => (Number.isFinite(value) ? before + JSON.stringify(value) : leaveIt());
  }
  return TEXTS.has(type.name)
    ? (before, value) => (typeof value === "string" ? before + JSON.stringify(value) : leaveIt())
    : writerOfScalar(type);
}

/** Those that take text as it is. */
const TEXTS: ReadonlySet<string> = new Set(["ID", "String", "DateTime", "Money"]);

function isInt(value: unknown): value is number {
  return typeof value === "number" && value === (value | 0);
}

function writerOfEnum(type: GraphQLEnumType): Write {
  const names = new Map<unknown, string>(
    type.getValues().map(({ name, value }) => [value, JSON.stringify(name)]),
  );
  return (before, value) => {
    const name = names.get(value);
    return name === undefined ? leaveIt() : before + name;
  };
}

function writerOfScalar(type: GraphQLScalarType): Write {
  return (before, value) => {
    if (!isPlainObject(value)) leaveIt();
    const text = JSON.stringify(type.serialize(value));
    return text === undefined || text === "null" ? leaveIt() : before + text;
  };
}
