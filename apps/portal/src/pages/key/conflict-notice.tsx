import { ProblemError } from "../../api/problem.ts";
import { Button, Notice } from "../../ui/index.ts";
import { refetchKeys } from "./change-key.ts";
import { strings } from "./strings.ts";

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
