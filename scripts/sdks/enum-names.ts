import { Kind, parse } from "graphql";
import type { Document } from "../../packages/client/generate/document.ts";

/** Names of enums by their values. */
export type EnumNames = ReadonlyMap<string, readonly string[]>;

/** Reads the names of enums. GraphQL names all of them. The OpenAPI document names only a few components; other enums are inline. */
export function readEnumNames({ components, webhooks }: Document, graphqlSchema: string): EnumNames {
  const names = new Map([[toEnumKey(Object.keys(webhooks)), ["WebhookEventType"]]]);
  for (const definition of parse(graphqlSchema, { noLocation: true }).definitions) {
    if (definition.kind !== Kind.ENUM_TYPE_DEFINITION) continue;
    const key = toEnumKey((definition.values ?? []).map(({ name }) => name.value));
    names.set(key, [...(names.get(key) ?? []), definition.name.value]);
  }
  for (const [name, { enum: values }] of Object.entries(components.schemas)) {
    if (values) names.set(toEnumKey(values), [name]);
  }
  return names;
}

/** Returns the same key for enums with the same values. */
export const toEnumKey = (values: readonly string[]) => values.toSorted().join();
