import { useMutation } from "@tanstack/react-query";
import { answer, api } from "../../api/client.ts";
import { ProblemError } from "../../api/problem.ts";
import { refetch } from "../../api/queries.ts";
import type { Key } from "../keys/key.ts";

/** What of a key is to change. */
export interface KeyChange {
  name?: string;
  ipAllowlist?: string[];
  rateLimitPerMinute?: number | null;
}

/** Whether the organization needs a second person for the change. */
export const isForTwo = (error: unknown) =>
  error instanceof ProblemError && error.code === "second_person_required";

/** Changes a key as it was seen: whoever was faster is not overwritten. */
export function useKeyChange({ id, version }: Key, onDone: () => void) {
  return useMutation({
    mutationFn: (body: KeyChange) =>
      answer(
        api.PATCH("/portal/api/keys/{id}", {
          params: { path: { id }, header: { "If-Match": `"${version}"` } as never },
          headers: { "If-Match": `"${version}"` },
          body,
        }),
      ),
    async onSuccess() {
      await readKeysAgain();
      onDone();
    },
  });
}

export function readKeysAgain(): Promise<unknown> {
  return refetch("/portal/api/keys", "/portal/api/keys/{id}");
}
