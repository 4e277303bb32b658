import { describe } from "@jest/globals";
import { testOrganizationBoundary } from "../organization-boundary.ts";
import { FILE_READS } from "./file-reads.ts";

describe("Document store", () => {
  testOrganizationBoundary(FILE_READS);
});
