import { useMutation } from "@tanstack/react-query";
import { api, unwrap } from "../../api/client.ts";
import { ProblemError } from "../../api/problem.ts";
import { refetch } from "../../api/queries.ts";
import type { Key } from "../keys/key.ts";

export interface KeyChange {
  name?: string;
  ipAllowlist?: string[];
  rateLimitPerMinute?: number | null;
}

export const isApprovalRequired = (error: unknown) =>
  error instanceof ProblemError && error.code === "second_person_required";

/** Sends the version the page shows, so that concurrent changes are not overwritten. */
export function useKeyChange({ id, version }: Key, onDone: () => void) {
  return useMutation({
    mutationFn: (body: KeyChange) =>
      unwrap(
        api.PATCH("/portal/api/keys/{id}", {
          params: { path: { id }, header: { "If-Match": `"${version}"` } as never },
          headers: { "If-Match": `"${version}"` },
          body,
        }),
      ),
    async onSuccess() {
      await refetchKeys();
      onDone();
    },
  });
}

export function refetchKeys(): Promise<unknown> {
  return refetch("/portal/api/keys", "/portal/api/keys/{id}");
}
