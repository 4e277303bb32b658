import { useMutation } from "@tanstack/react-query";
import { api, getBody } from "../../api/client.ts";
import { hasProblemCode } from "../../api/problem.ts";
import { refetch } from "../../api/queries.ts";
import { Button, Notice } from "../../ui/index.ts";
import type { Key } from "../keys/key.ts";
import { strings } from "./strings.ts";

interface KeyChange {
  name?: string;
  ipAllowlist?: string[];
  rateLimitPerMinute?: number | null;
}

export const isApprovalRequired = (error: unknown) => hasProblemCode(error, "second_person_required");

export function useKeyChange({ id, version }: Key, onDone: () => void) {
  return useMutation({
    mutationFn: (body: KeyChange) =>
      getBody(
        api.PATCH("/portal/api/keys/{id}", {
          params: { path: { id }, header: { "If-Match": `"${version}"` } as never },
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

export const isConflict = (error: unknown) => hasProblemCode(error, "version_conflict");

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
