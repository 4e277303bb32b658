import { Kind, parse } from "graphql";
import type { Document } from "../../packages/client/generate/document.ts";

/** Enum names. The map's keys are `toEnumKey` of the enums' values. */
export type EnumNames = ReadonlyMap<string, readonly string[]>;

/** Reads enum names. GraphQL names all enums. The OpenAPI document names only a few components; its other enums are inline. */
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

export const toEnumKey = (values: readonly string[]) => values.toSorted().join();
