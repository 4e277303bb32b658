import { queryClient } from "../api/queries.ts";

export async function signOut(): Promise<void> {
  await fetch("/portal/auth/sign-out", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: "{}",
  });
  queryClient.clear();
  location.assign("/portal/sign-in");
}
