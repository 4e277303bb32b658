import { type DocumentNode, type FragmentDefinitionNode, Kind } from "graphql";

export const INTROSPECTION_FIELDS: ReadonlySet<string> = new Set(["__schema", "__type"]);

export function collectFragments(document: DocumentNode): Map<string, FragmentDefinitionNode> {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  return fragments;
}
