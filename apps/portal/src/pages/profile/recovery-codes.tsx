import { Button, CodeBlock, DialogActions } from "../../ui/index.ts";
import { strings } from "./strings.ts";

export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <>
      <p>{strings.storeCodes}</p>
      <CodeBlock label={strings.codes} code={codes.join("\n")} />
      <DialogActions>
        <Button variant="primary" onPress={onClose}>
          {strings.done}
        </Button>
      </DialogActions>
    </>
  );
}
