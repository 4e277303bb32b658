import { scopesForRole } from "./roles.ts";

export const session = {
  object: "session" as const,
  environment: "test" as const,
  user: {
    id: "usr_01kq3v5w0zf2e8m4c6a9t1r7xs",
    name: "Olivia Osei",
    email: "olivia@example.com",
    isEmailVerified: true,
  },
  hasSecondFactor: true,
  memberships: [
    {
      memberId: "mem_01kq3v5w8xe7j2d9h5g3b6p4qa",
      organizationId: "org_01kq3v5v2mf9t8r4s1d7x6w3zb",
      organizationName: "Demo Retirement",
      role: "operations" as const,
      scopes: [...scopesForRole("operations", "test")],
    },
  ],
  platform: null,
};
