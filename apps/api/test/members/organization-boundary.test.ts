import { describe } from "@jest/globals";
import { testOrganizationBoundary } from "../organization-boundary.ts";
import { MEMBER_READS } from "./member-reads.ts";

describe("Member, invitation and saved view stores", () => {
  testOrganizationBoundary(MEMBER_READS);
});
