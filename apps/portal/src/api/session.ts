import { queryOptions, useQuery } from "@tanstack/react-query";
import { useOrganization } from "./organization.ts";
import { createUnreachableError, readProblem } from "./problem.ts";

interface Session {
  environment: "test" | "live";
  user: { id: string; name: string; email: string; isEmailVerified: boolean };
  hasSecondFactor: boolean;
  memberships: Membership[];
  platform: { memberId: string; scopes: string[] } | null;
}

interface Membership {
  memberId: string;
  organizationId: string;
  organizationName: string;
  role: string;
  scopes: string[];
}

/** Uses plain `fetch`, so that a 401 opens the sign-in page instead of the sign-in dialog. */
export const sessionQuery = queryOptions({
  queryKey: ["session"],
  staleTime: 60_000,
  queryFn: async ({ signal }): Promise<Session> => {
    const response = await fetch("/portal/api/session", { signal }).catch((error) => {
      if (signal.aborted) throw error;
      throw createUnreachableError(error);
    });
    if (!response.ok) throw await readProblem(response);
    return response.json();
  },
});

interface Me {
  user: Session["user"];
  environment: Session["environment"];
  hasSecondFactor: boolean;
  /** `mem_…`, as in audit rows and timelines. */
  memberId: string;
  role: string;
  scopes: ReadonlySet<string>;
  /** Null for platform staff who have not chosen an organization. */
  organization: { id: string; name: string } | null;
  isPlatform: boolean;
}

/** Selects the chosen or first organization. Returns null if the user belongs to none. */
export function resolveMe(session: Session, organizationId: string | null): Me | null {
  const { user, environment, hasSecondFactor, memberships, platform } = session;
  const shared = { user, environment, hasSecondFactor };
  const selected = memberships.find((one) => one.organizationId === organizationId);
  if (!selected && platform) {
    // The session contains names only of the user's own organizations.
    const organization = organizationId === null ? null : { id: organizationId, name: organizationId };
    return {
      ...shared,
      memberId: platform.memberId,
      role: "platform",
      scopes: new Set(platform.scopes),
      organization,
      isPlatform: true,
    };
  }
  const membership = selected ?? memberships[0];
  if (!membership) return null;
  const organization = { id: membership.organizationId, name: membership.organizationName };
  return {
    ...shared,
    memberId: membership.memberId,
    role: membership.role,
    scopes: new Set(membership.scopes),
    organization,
    isPlatform: false,
  };
}

export function useMe(): Me {
  const { data } = useQuery(sessionQuery);
  const organization = useOrganization();
  const me = data && resolveMe(data, organization);
  if (!me) throw new Error("useMe works only inside the portal shell.");
  return me;
}

/** `useHasScope()("keys:manage")` */
export function useHasScope(): (scope: string) => boolean {
  const { scopes } = useMe();
  return (scope) => scopes.has(scope);
}
