import { queryClient } from "../api/queries.ts";

/** Ends the session, and forgets all that was read with it. */
export async function signOut(): Promise<void> {
  await fetch("/portal/auth/sign-out", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: "{}",
  });
  queryClient.clear();
  location.assign("/portal/sign-in");
}
