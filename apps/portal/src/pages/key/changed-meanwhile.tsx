import { ProblemError } from "../../api/problem.ts";
import { Button, Notice } from "../../ui/index.ts";
import { readKeysAgain } from "./change-key.ts";
import { strings } from "./strings.ts";

export function isConflict(error: unknown): boolean {
  return error instanceof ProblemError && error.code === "version_conflict";
}

export function ChangedMeanwhile() {
  return (
    <Notice tone="warn" title={strings.conflict.title}>
      <p>{strings.conflict.hint}</p>
      <div>
        <Button size="small" onPress={() => readKeysAgain()}>
          {strings.conflict.again}
        </Button>
      </div>
    </Notice>
  );
}
