import { queryOptions, useQuery } from "@tanstack/react-query";
import { useOrganization } from "./organization.ts";
import { problemOf, unreachable } from "./problem.ts";

/** Who is signed in, and where they may act. */
export type Session = PortalSession;

interface PortalSession {
  environment: "test" | "live";
  user: { id: string; name: string; email: string; isEmailVerified: boolean };
  hasSecondFactor: boolean;
  memberships: Membership[];
  platform: { memberId: string; scopes: string[] } | null;
}

export interface Membership {
  memberId: string;
  organizationId: string;
  organizationName: string;
  role: string;
  scopes: string[];
}

/**
 * The session. Without one it fails with a 401 of its own, which leads to the page for signing in: there is nothing yet that
 * a dialog would stand above.
 */
export const sessionQuery = queryOptions({
  queryKey: ["session"],
  staleTime: 60_000,
  queryFn: async ({ signal }): Promise<Session> => {
    const response = await fetch("/portal/api/session", { signal }).catch((error) => {
      if (signal.aborted) throw error;
      throw unreachable(error);
    });
    if (!response.ok) throw await problemOf(response);
    return response.json();
  },
});

/** What the person is in the organization that calls are for. */
export interface Me {
  user: Session["user"];
  environment: Session["environment"];
  hasSecondFactor: boolean;
  /** `mem_…`: audit rows and timelines name it. */
  memberId: string;
  role: string;
  scopes: ReadonlySet<string>;
  /** Null for the institution's staff who have not chosen one. */
  organization: { id: string; name: string } | null;
  isPlatform: boolean;
}

/** Who the person is in one organization; null for somebody who is a member of none. */
export function meIn(session: Session, organizationId: string | null): Me | null {
  const { user, environment, hasSecondFactor, memberships, platform } = session;
  const about = { user, environment, hasSecondFactor };
  const own = memberships.find((one) => one.organizationId === organizationId);
  if (!own && platform) {
    const organization = organizationId === null ? null : { id: organizationId, name: organizationId };
    return {
      ...about,
      memberId: platform.memberId,
      role: "platform",
      scopes: new Set(platform.scopes),
      organization,
      isPlatform: true,
    };
  }
  const membership = own ?? memberships[0];
  if (!membership) return null;
  const organization = { id: membership.organizationId, name: membership.organizationName };
  return {
    ...about,
    memberId: membership.memberId,
    role: membership.role,
    scopes: new Set(membership.scopes),
    organization,
    isPlatform: false,
  };
}

/** Who is signed in. Only within the shell, where somebody is. */
export function useMe(): Me {
  const { data } = useQuery(sessionQuery);
  const organization = useOrganization();
  const me = data && meIn(data, organization);
  if (!me) throw new Error("There is nobody here outside of the shell.");
  return me;
}

/** Whether the person may: `const may = useMay(); may("keys:manage")`. */
export function useMay(): (scope: string) => boolean {
  const { scopes } = useMe();
  return (scope) => scopes.has(scope);
}
