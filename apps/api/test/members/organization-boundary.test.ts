import { describe } from "@jest/globals";
import { testOrganizationBoundary } from "../organization-boundary.ts";
import { MEMBER_READS } from "./member-reads.ts";

describe("the stores of members, invitations and saved views", () => {
  testOrganizationBoundary(MEMBER_READS);
});
