import { applySchemaOrder, type BodyResponse, type SerializedResponse } from "@svc/service-kit/endpoints";
import { listSchema } from "@svc/service-kit/lists";
import type { z } from "zod";

/** Members that identify an item, and are never omitted. */
const IDENTITY = ["id", "object"];

/** Returns a list whose items have only the selected members. @param view schema of an item, an object */
export function selectFields(
  view: z.ZodType,
  { status, body, headers = {} }: BodyResponse,
  fields: readonly string[],
): SerializedResponse {
  const members = new Set([...IDENTITY, ...fields]);
  const schema = listSchema((view as z.ZodObject).partial());
  const list = body as { data: object[] };
  const data = list.data.map((item) =>
    Object.fromEntries(Object.entries(item).filter(([name]) => members.has(name))),
  );
  return { status, headers, schema, json: JSON.stringify(applySchemaOrder(schema, { ...list, data })) };
}
