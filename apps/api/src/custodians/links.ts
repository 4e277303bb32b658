import { custodianSchema } from "@svc/custodians";
import type { Link } from "../context/links.ts";
import { readCustodian } from "./read-custodian.ts";

export const custodianLinks: readonly Link[] = [
  {
    parentType: "RolloverSide",
    field: "custodian",
    description: "The custodian.",
    scope: "custodians:read",
    view: custodianSchema,
    cardinality: "one",
    key: "custodianId",
    loadOne: readCustodian,
  },
];
