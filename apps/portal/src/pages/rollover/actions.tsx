import { labelForTwo } from "../../api/second-person.ts";
import { Button, Menu, MenuItem } from "../../ui/index.ts";
import { nameOfAction } from "./action-strings.ts";
import type { AvailableAction } from "./rollover.ts";
import { strings } from "./strings.ts";

const GRAVE: readonly string[] = ["reject", "custodian_reject", "cancel", "fail"];
const ELSEWHERE: readonly string[] = ["accept_document", "reject_document"];

export function Actions({
  actions,
  next,
  expected,
  onOpen,
}: {
  actions: readonly AvailableAction[];
  /** Next state of the standard path. */
  next: string | undefined;
  /** Name of another action that is expected now. */
  expected?: string | undefined;
  onOpen: (action: AvailableAction) => void;
}) {
  const shown = actions.filter(({ action }) => !ELSEWHERE.includes(action));
  const ahead = shown.filter(
    ({ leadsTo, action }) => leadsTo === next || action === "resolve_mismatch" || action === expected,
  );
  const first = ahead.length > 0 ? ahead : shown.filter(({ action }) => action === "release").slice(0, 1);
  const others = shown.filter((one) => !first.includes(one));
  if (shown.length === 0) return null;
  return (
    <>
      {first.map((one, index) => (
        <Button key={one.action} look={index === 0 ? "primary" : "plain"} onPress={() => onOpen(one)}>
          {labelForTwo(nameOfAction(one.action), one.needsSecondPerson)}
        </Button>
      ))}
      {others.length > 0 && (
        <Menu words={strings.more} look="plain">
          {others.map((one) => (
            <MenuItem key={one.action} onAction={() => onOpen(one)} isDanger={GRAVE.includes(one.action)}>
              {labelForTwo(nameOfAction(one.action), one.needsSecondPerson)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
