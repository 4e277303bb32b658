import { Button, Notice } from "../../ui/index.ts";
import { strings } from "./action-strings.ts";
import { diffRollovers } from "./changes.ts";
import { ChangesTable } from "./changes-table.tsx";
import type { Rollover } from "./rollover.ts";
import { useActorNameMap } from "./use-actor-name-map.ts";

export function ConflictNotice({
  base,
  latest,
  onContinue,
}: {
  base: Rollover;
  latest: Rollover;
  onContinue: () => void;
}) {
  // The only names in the table are those of assignees, who are members, so keys are not needed.
  const names = useActorNameMap({ includesKeys: false });
  if (latest.version <= base.version) return null;
  return (
    <Notice tone="warn" title={strings.conflictTitle}>
      <p>{strings.conflictHint}</p>
      <ChangesTable changes={diffRollovers(base, latest, names)} label={strings.conflictTitle} />
      <div>
        <Button onPress={onContinue}>{strings.continueEditing}</Button>
      </div>
    </Notice>
  );
}
