import { addSecondPersonNote } from "../../api/second-person.ts";
import { Button, Menu, MenuItem } from "../../ui/index.ts";
import { formatActionName } from "./action-strings.ts";
import type { AvailableAction } from "./rollover.ts";
import { strings } from "./strings.ts";

const DESTRUCTIVE_ACTIONS: readonly string[] = ["reject", "custodian_reject", "cancel", "fail"];
const HIDDEN_ACTIONS: readonly string[] = ["accept_document", "reject_document"];

export function Actions({
  actions,
  nextState,
  expectedAction,
  onOpen,
}: {
  actions: readonly AvailableAction[];
  /** Next state on the main path. Actions that lead to it are buttons; the others are in a menu. */
  nextState: string | undefined;
  /** Action that is a button although it does not lead to the next state. */
  expectedAction?: string | undefined;
  onOpen: (action: AvailableAction) => void;
}) {
  const visibleActions = actions.filter(({ action }) => !HIDDEN_ACTIONS.includes(action));
  const expectedActions = visibleActions.filter(
    ({ leadsTo, action }) => leadsTo === nextState || action === expectedAction,
  );
  // If no action is expected, a rollover on hold still has a button: `release`, which ends the hold.
  const primaryActions =
    expectedActions.length > 0
      ? expectedActions
      : visibleActions.filter(({ action }) => action === "release").slice(0, 1);
  const otherActions = visibleActions.filter((one) => !primaryActions.includes(one));
  if (visibleActions.length === 0) return null;
  return (
    <>
      {primaryActions.map((one, index) => (
        <Button key={one.action} variant={index === 0 ? "primary" : "plain"} onPress={() => onOpen(one)}>
          {addSecondPersonNote(formatActionName(one.action), one.needsSecondPerson)}
        </Button>
      ))}
      {otherActions.length > 0 && (
        <Menu text={strings.more} variant="plain">
          {otherActions.map((one) => (
            <MenuItem
              key={one.action}
              onAction={() => onOpen(one)}
              isDanger={DESTRUCTIVE_ACTIONS.includes(one.action)}
            >
              {addSecondPersonNote(formatActionName(one.action), one.needsSecondPerson)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
