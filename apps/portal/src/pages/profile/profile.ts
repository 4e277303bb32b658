import { queryOptions } from "@tanstack/react-query";
import { callAuth } from "../../api/auth-client.ts";
import { queryClient } from "../../api/queries.ts";

export interface Profile {
  email: string;
  name: string;
  isEmailVerified: boolean;
  hasPassword: boolean;
  hasSsoLink: boolean;
  hasAuthenticator: boolean;
  needsSecondFactor: boolean;
  hasSecondFactor: boolean;
  passkeys: { id: string; name: string | null; createdAt: string | null }[];
  sessions: {
    id: string;
    createdAt: string;
    ipAddress: string | null;
    userAgent: string | null;
    /** Sign-in method. */
    with: string;
    /** True for the session of this browser. */
    isThis: boolean;
  }[];
}

export const profileQuery = queryOptions({
  queryKey: ["profile"],
  queryFn: () => callAuth<Profile>("GET", "/profile"),
});

export const refetchProfile = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ["profile"] }),
    queryClient.invalidateQueries({ queryKey: ["session"] }),
  ]);
