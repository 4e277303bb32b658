import { queryOptions, useQuery } from "@tanstack/react-query";
import { useOrganization } from "./organization.ts";
import { problemOf, unreachable } from "./problem.ts";

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

/** Uses plain `fetch`, so that a 401 leads to the sign-in page instead of opening the sign-in dialog. */
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

export interface Me {
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

/** Returns null if the user is not a member of any organization. */
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

/** Current user. Only valid inside the shell. */
export function useMe(): Me {
  const { data } = useQuery(sessionQuery);
  const organization = useOrganization();
  const me = data && meIn(data, organization);
  if (!me) throw new Error("useMe works only inside the portal shell.");
  return me;
}

/** Returns a permission check: `const may = useMay(); may("keys:manage")`. */
export function useMay(): (scope: string) => boolean {
  const { scopes } = useMe();
  return (scope) => scopes.has(scope);
}
