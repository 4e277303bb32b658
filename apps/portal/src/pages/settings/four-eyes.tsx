import { Checkbox, CheckboxGroup, Notice } from "../../ui/index.ts";
import { strings } from "./strings.ts";

export function FourEyes({
  chosen,
  removed,
  isReadOnly,
  onChange,
}: {
  chosen: readonly string[];
  removed: readonly string[];
  isReadOnly: boolean;
  onChange: (chosen: string[]) => void;
}) {
  return (
    <section className="stack">
      <h2>{strings.fourEyes}</h2>
      <CheckboxGroup
        label={strings.fourEyesHint}
        hint={isReadOnly ? strings.fourEyesLocked : ""}
        isReadOnly={isReadOnly}
        value={[...chosen]}
        onChange={onChange}
      >
        {Object.entries(strings.actions).map(([action, [title, hint]]) => (
          <Checkbox key={action} value={action} hint={hint}>
            {title}
          </Checkbox>
        ))}
      </CheckboxGroup>
      {removed.length > 0 && (
        <Notice tone="warn" title={strings.relaxing}>
          <p>{strings.relaxHint}</p>
        </Notice>
      )}
    </section>
  );
}
