import type { Scope } from "@svc/keys";
import type { Expansion } from "@svc/operations";
import { enumField, graphqlTypes } from "@svc/service-kit/fields";
import type { z } from "zod";
import type { ApiContext } from "./context.ts";
import type { ApiCall } from "./define-operation.ts";
import { namesField } from "./names-field.ts";

export interface ApiExpansion extends Expansion<ApiContext, ApiCall["principal"]> {
  description: string;
}

export interface Expandable {
  expandFields: { expand: ReturnType<typeof namesField> };
  expansions: Readonly<Record<string, ApiExpansion>>;
  scopesFor(query: { expand?: readonly string[] | undefined }): Scope[];
}

/** Defines the parameter `expand` of a read. REST only, because GraphQL queries select linked objects. */
export function defineExpansions(expansions: Readonly<Record<string, ApiExpansion>>): Expandable {
  const entries = Object.entries(expansions);
  const texts = Object.fromEntries(entries.map(([name, { description }]) => [name, description]));
  const scopes = entries.map(([name, { scope }]) => `\`${name}\` (requires the scope \`${scope}\`)`);
  const expand = namesField(
    Object.keys(expansions),
    texts,
    `Objects to include, separated by commas: ${scopes.join(", ")}.`,
  );
  return {
    expandFields: { expand },
    expansions,
    scopesFor: ({ expand: names = [] }) => names.flatMap((name) => expansions[name]?.scope ?? []),
  };
}

/** @param name value of `expand` that includes the field */
export function expandedField<View extends z.ZodType>(view: View, name: string, description: string) {
  const field = view.nullable().optional().describe(`${description} Only with \`expand=${name}\`.`);
  graphqlTypes.add(field as z.ZodType, { isRestOnly: true });
  return field;
}

/** Defines the parameter `view` of a list, and the fields of `view=summary`. REST only. */
export function defineSummary<View extends z.ZodObject>(
  schema: View,
  omitted: readonly (keyof View["shape"] & string)[],
) {
  const names = omitted.map((name) => `\`${name}\``).join(", ");
  const view = enumField("ListView", "How much of each item to return.", {
    full: "All fields.",
    summary: "Omits long texts and nested objects, which matter only for single items.",
  })
    .optional()
    .describe(`\`summary\` omits ${names}. \`full\` returns all fields. Default: \`full\`.`)
    .register(graphqlTypes, { isRestOnly: true });
  const summary: ReadonlySet<string> = new Set(
    Object.keys(schema.shape).filter((name) => !omitted.includes(name)),
  );
  return { viewFields: { view }, summary };
}

/** Arguments of `refine` that reject `fields` together with `view`. */
export const eitherFieldsOrView: [
  (query: { fields?: readonly string[] | undefined; view?: string | undefined }) => boolean,
  { path: string[]; message: string },
] = [
  ({ fields, view }) => fields === undefined || view === undefined,
  { path: ["view"], message: "cannot be combined with `fields`" },
];
