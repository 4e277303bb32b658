import { addSecondPersonNote } from "../../api/second-person.ts";
import { Button, Icon } from "../../ui/index.ts";
import { TONE_ICONS } from "../../ui/tone-icons.ts";
import { formatActionName } from "./action-strings.ts";
import type { AvailableAction } from "./rollover.ts";
import type { Situation } from "./situation.ts";

export function SituationNotice({
  situation: { text, tone },
  actions,
  onOpen,
}: {
  situation: Situation;
  actions: readonly AvailableAction[];
  onOpen(action: AvailableAction): void;
}) {
  return (
    <div className="situation" data-tone={tone}>
      <Icon name={TONE_ICONS[tone]} />
      <p>{text}</p>
      {actions.length > 0 && (
        <span className="situation-actions no-print">
          {actions.map((one, index) => (
            <Button
              key={one.action}
              size="small"
              variant={index === 0 ? "primary" : "plain"}
              onPress={() => onOpen(one)}
            >
              {addSecondPersonNote(formatActionName(one.action), one.needsSecondPerson)}
            </Button>
          ))}
        </span>
      )}
    </div>
  );
}
