import { graphqlTypes } from "@svc/service-kit/fields";
import { toETag } from "@svc/service-kit/http";
import type { z } from "zod";

/** Converts a GraphQL input to REST JSON. Patches keep nulls, because null clears a field. */
export function removeNulls(schema: z.ZodType, value: unknown): unknown {
  const { def } = schema._zod;
  switch (def.type) {
    case "optional":
    case "nullable":
    case "default":
      return removeNulls((def as z.core.$ZodOptionalDef).innerType as z.ZodType, value);
    case "pipe":
      return removeNulls((def as z.core.$ZodPipeDef).in as z.ZodType, value);
    case "array":
      return Array.isArray(value)
        ? value.map((item) => removeNulls((def as z.core.$ZodArrayDef).element as z.ZodType, item))
        : value;
    case "object":
      return removeNullFields(
        (def as z.core.$ZodObjectDef).shape,
        value,
        graphqlTypes.get(schema)?.isPatch === true,
      );
    case "union": {
      const options = (def as z.core.$ZodUnionDef).options as z.ZodType[];
      const shapes = options.map((option) => (option._zod.def as z.core.$ZodObjectDef).shape ?? {});
      return removeNullFields(Object.assign({}, ...shapes), value, false);
    }
    default:
      // Keeps nulls in the client's key-value pairs, where they are errors.
      return value;
  }
}

function removeNullFields(shape: z.core.$ZodShape, value: unknown, isPatch: boolean): unknown {
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, fieldValue]) => fieldValue !== undefined && (fieldValue !== null || isPatch))
      .map(([name, fieldValue]) => {
        const schema = shape[name] as z.ZodType | undefined;
        return [name, schema ? removeNulls(schema, fieldValue) : fieldValue];
      }),
  );
}

/** Returns the `If-Match` value that is equivalent to `ifVersion`. */
export function toIfMatch(ifVersion: number | null | undefined): string | null {
  return typeof ifVersion === "number" ? toETag(ifVersion) : null;
}
