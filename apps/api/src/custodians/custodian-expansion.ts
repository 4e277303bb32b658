import { custodianSchema } from "@svc/custodians";
import { type ApiExpansion, expandedField } from "../context/selection.ts";
import { readCustodian } from "./read-custodian.ts";

/** @param idField field with the ID of the custodian, or null */
export function custodianExpansion(name = "custodian", idField = "custodianId"): ApiExpansion {
  return {
    scope: "custodians:read",
    description: `Adds \`${name}\`, the custodian of \`${idField}\`.`,
    async include(call, items) {
      for (const { item, selected } of items) {
        const id = item[idField] as string | null;
        selected[name] = id === null ? null : await readCustodian(call, id);
      }
    },
  };
}

export const expandedCustodian = expandedField(
  custodianSchema,
  "custodian",
  "The custodian. Null if there is none.",
);
