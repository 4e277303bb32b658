import { useMutation } from "@tanstack/react-query";
import { api, unwrap } from "../../api/client.ts";
import { ProblemError } from "../../api/problem.ts";
import { refetch } from "../../api/queries.ts";
import { Button, Notice } from "../../ui/index.ts";
import type { Key } from "../keys/key.ts";
import { strings } from "./strings.ts";

interface KeyChange {
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

export function isConflict(error: unknown): boolean {
  return error instanceof ProblemError && error.code === "version_conflict";
}

export function ConflictNotice() {
  return (
    <Notice tone="warn" title={strings.conflict.title}>
      <p>{strings.conflict.hint}</p>
      <div>
        <Button size="small" onPress={() => refetchKeys()}>
          {strings.conflict.again}
        </Button>
      </div>
    </Notice>
  );
}
