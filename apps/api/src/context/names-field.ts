import { graphqlTypes } from "@svc/service-kit/fields";
import { z } from "zod";

const splitNames = (value: string | readonly string[]) => [value].flat().flatMap((text) => text.split(","));

/** Accepts names separated by commas or sent repeatedly. Reports every unknown name. */
export function namesField(
  names: readonly string[],
  texts: Readonly<Record<string, string>>,
  description: string,
) {
  return z
    .union([z.string(), z.array(z.string())], `must be one or more of ${names.join(", ")}`)
    .transform(splitNames)
    .superRefine((values, ctx) => {
      const unknown = values.filter((value) => !names.includes(value));
      if (unknown.length === 0) return;
      const list = unknown.map((name) => `"${name.slice(0, 50)}"`).join(", ");
      ctx.addIssue({
        code: "custom",
        message: `does not accept ${list}. Use names from this list, separated by commas: ${names.join(", ")}`,
      });
    })
    .optional()
    .meta({
      description,
      as: {
        anyOf: [
          { type: "string", enum: names, "x-enumDescriptions": texts },
          { type: "array", items: { type: "string", enum: names, "x-enumDescriptions": texts } },
          { type: "string", pattern: "," },
        ],
      },
    })
    .register(graphqlTypes, { isRestOnly: true });
}

/**
 * Defines the parameter `fields`. REST only, because GraphQL queries select fields.
 * @param names fields that can be selected
 * @param item noun for the object, such as `account`
 */
export function fieldsField(names: readonly string[], item: string) {
  const alwaysIncluded = ["id", "object"].filter((name) => names.includes(name)).map((name) => `\`${name}\``);
  return namesField(
    names,
    Object.fromEntries(names.map((name) => [name, `The field \`${name}\`.`])),
    `The fields of each ${item} to return, separated by commas. Always returns ${alwaysIncluded.join(" and ")}. The response omits other fields, even those that the schema requires.`,
  );
}
