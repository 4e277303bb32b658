import { SOURCE_ID } from "../context/example-values.ts";

export const custodianImport = {
  object: "custodian_import",
  dryRun: true,
  digest: "0".repeat(64),
  added: [],
  updated: [
    {
      id: SOURCE_ID,
      slug: "acme-trust",
      name: "Acme Trust",
      changes: [{ field: "verified", from: false, to: true }],
      isTakenOut: false,
    },
  ],
  paid: [],
  missing: [],
  unchanged: 1,
};
