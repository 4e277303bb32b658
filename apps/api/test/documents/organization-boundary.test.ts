import { describe } from "@jest/globals";
import { testOrganizationBoundary } from "../organization-boundary.ts";
import { FILE_READS } from "./file-reads.ts";

describe("the store of documents", () => {
  testOrganizationBoundary(FILE_READS);
});
