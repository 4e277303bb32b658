import { Button, Notice } from "../../ui/index.ts";
import { strings } from "./action-strings.ts";
import { diffRollovers } from "./changes.ts";
import { ChangesTable } from "./changes-table.tsx";
import type { Rollover } from "./rollover.ts";
import { useNames } from "./use-names.ts";

export function ChangedMeanwhile({
  seen,
  latest,
  onSeen,
}: {
  seen: Rollover;
  latest: Rollover;
  onSeen: () => void;
}) {
  const names = useNames(false);
  if (latest.version <= seen.version) return null;
  return (
    <Notice tone="warn" title={strings.someoneElse}>
      <p>{strings.someoneElseHint}</p>
      <ChangesTable changes={diffRollovers(seen, latest, names)} label={strings.someoneElse} />
      <div>
        <Button onPress={onSeen}>{strings.goOn}</Button>
      </div>
    </Notice>
  );
}
