import { Checkbox, CheckboxGroup } from "../../ui/index.ts";
import { strings } from "./strings.ts";

export function ParticipantMessages({
  channels,
  isReadOnly,
  onChange,
}: {
  channels: readonly string[];
  isReadOnly: boolean;
  onChange: (channels: string[]) => void;
}) {
  return (
    <section className="stack">
      <h2>{strings.messages}</h2>
      <CheckboxGroup
        label={strings.messagesHint}
        isReadOnly={isReadOnly}
        value={[...channels]}
        onChange={onChange}
      >
        {Object.entries(strings.channels).map(([channel, [title, hint]]) => (
          <Checkbox key={channel} value={channel} hint={hint}>
            {title}
          </Checkbox>
        ))}
      </CheckboxGroup>
    </section>
  );
}
