import { custodianSchema } from "@svc/custodians";
import { type ApiExpansion, expandedMember } from "../context/selection.ts";
import { readCustodian } from "./read-custodian.ts";

/** @param idMember member with the ID of the custodian, or null */
export function custodianExpansion(name = "custodian", idMember = "custodianId"): ApiExpansion {
  return {
    scope: "custodians:read",
    description: `Adds \`${name}\`, the custodian of \`${idMember}\`.`,
    async include(call, items) {
      for (const { item, selected } of items) {
        const id = item[idMember] as string | null;
        selected[name] = id === null ? null : await readCustodian(call, id);
      }
    },
  };
}

export const expandedCustodian = expandedMember(
  custodianSchema,
  "custodian",
  "The custodian. Null if there is none.",
);
