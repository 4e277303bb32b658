import { useLocation, useNavigate } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef } from "react";
import { formatActionName } from "../pages/rollover/action-strings.ts";
import { useIsActionOpen, useRolloverDialogs } from "../pages/rollover/dialogs.tsx";
import type { AvailableAction, Rollover } from "../pages/rollover/rollover.ts";
import { Button } from "../ui/button.tsx";
import { KeyHint } from "../ui/key-hint.tsx";
import { useNow } from "../ui/use-now.ts";
import { useShortcuts } from "../ui/use-shortcuts.ts";
import { useToday } from "../ui/use-today.ts";
import { type NextState, useNextCase } from "./next-button.tsx";
import { listOpened } from "./next-run.ts";
import { formatReason } from "./reason.ts";
import { strings } from "./strings.ts";
import "./next-bar.css";

interface NextBarProps {
  rollover: Rollover;
  /** Undefined while the actions load. */
  actions: readonly AvailableAction[] | undefined;
}

/** Shows the reason for opening this rollover, its next step, and a Skip button. */
export function NextBar(props: NextBarProps) {
  const { state } = useLocation();
  const { next } = state as NextState;
  if (next?.id !== props.rollover.id) return null;
  return <Bar key={next.id} {...props} expectedAction={next.action} />;
}

function Bar({ rollover, actions, expectedAction }: NextBarProps & { expectedAction: string | null }) {
  const { openAction } = useRolloverDialogs();
  const isActionOpen = useIsActionOpen();
  const { openNext, isPending } = useNextCase();
  const navigate = useNavigate();
  const now = useNow("organization");
  const today = useToday();
  const action = actions?.find((one) => one.action === expectedAction);
  const hasOpenedForm = useRef(false);
  const isReady = action !== undefined && today !== null;
  const openForm = useEffectEvent(() => {
    if (!action || hasOpenedForm.current) return;
    hasOpenedForm.current = true;
    openAction(action);
  });
  useEffect(() => {
    if (isReady) openForm();
  }, [isReady]);
  // Opens the next rollover when this rollover has moved to another step and the form is closed.
  const step = `${rollover.state} ${rollover.pendingOn}`;
  const firstStep = useRef(step);
  const hasOpenedNext = useRef(false);
  const openNextOnce = useEffectEvent(() => {
    if (hasOpenedNext.current || !hasOpenedForm.current) return;
    hasOpenedNext.current = true;
    openNext();
  });
  useEffect(() => {
    if (!isActionOpen && step !== firstStep.current) openNextOnce();
  }, [isActionOpen, step]);
  const stop = () => void navigate({ to: "/rollovers" });
  useShortcuts({ n: openNext }, { isEnabled: !isActionOpen });
  return (
    <section className="next-bar no-print" aria-label={strings.bar}>
      <p>
        <strong>{now === null || today === null ? "" : formatReason(rollover, now, today)}</strong>{" "}
        {expectedAction === null ? strings.noStep : strings.nextStep(formatActionName(expectedAction))}
      </p>
      <span className="soft">{strings.position(listOpened().length)}</span>
      {action && (
        <Button variant="primary" size="small" onPress={() => openAction(action)}>
          {formatActionName(action.action)}
        </Button>
      )}
      <Button size="small" onPress={openNext} isPending={isPending}>
        {strings.skip} <KeyHint keys="n" />
      </Button>
      <Button size="small" variant="quiet" onPress={stop}>
        {strings.stop}
      </Button>
    </section>
  );
}
