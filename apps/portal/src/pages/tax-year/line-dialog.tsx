import { useMutation } from "@tanstack/react-query";
import { useHasScope } from "../../api/session.ts";
import {
  Button,
  DefinitionList,
  Dialog,
  DialogActions,
  ErrorNotice,
  LinkButton,
  Notice,
} from "../../ui/index.ts";
import { BoxValue } from "./box-value.tsx";
import { strings } from "./strings.ts";
import { formatBox, listBoxes, saveCopyB, type TaxLine } from "./tax-report.ts";

interface LineDialogProps {
  line: TaxLine;
  year: number;
  recipient: string | null;
  custodian: string;
  onClose: () => void;
}

export function LineDialog({ line, year, recipient, custodian, onClose }: LineDialogProps) {
  const canReveal = useHasScope()("rollovers:reveal");
  const save = useMutation({ mutationFn: () => saveCopyB(line.rolloverId, year) });
  return (
    <Dialog title={`${line.form}, ${recipient ?? line.rolloverId}`} isOpen onClose={onClose} size="wide">
      {line.status === "open" && <Notice tone="warn" title={strings.openHint} />}
      {line.warnings.length > 0 && (
        <Notice tone="warn" title={strings.warningCount(line.warnings.length)}>
          <ul className="tax-list">
            {line.warnings.map(({ code, detail }) => (
              <li key={code}>
                {detail} <code>{code}</code>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <DefinitionList
        items={[
          [strings.custodian, custodian],
          [strings.status, strings.statuses[line.status]],
          ...listBoxes(line).map(
            ([name, value]) => [formatBox(name), <BoxValue key={name} value={value} />] as const,
          ),
        ]}
      />
      <ErrorNotice error={save.error} />
      {canReveal && <p className="soft">{strings.copyBHint}</p>}
      <DialogActions>
        <Button onPress={onClose}>{strings.close}</Button>
        <LinkButton href={`/rollovers/${line.rolloverId}`}>{strings.openRollover}</LinkButton>
        {canReveal && (
          <Button variant="primary" isPending={save.isPending} onPress={() => save.mutate()}>
            {strings.copyB}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
