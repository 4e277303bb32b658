import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ENVIRONMENT } from "../../api/environment.ts";
import { getQuery } from "../../api/queries.ts";
import { useHasScope } from "../../api/session.ts";
import { Button, TextLink } from "../../ui/index.ts";
import type { RolloverCounts } from "./counts.tsx";
import { strings } from "./strings.ts";
import "./home.css";

interface Step {
  id: keyof typeof strings.steps;
  isDone: boolean;
  href?: string;
}

const STORAGE_KEY = "svc.checklist";
const { steps: STEP_TEXTS } = strings;

export function Checklist({ counts }: { counts: RolloverCounts }) {
  const hasScope = useHasScope();
  const [isHidden, setHidden] = useState(localStorage.getItem(STORAGE_KEY) === "hidden");
  const pageParams = { params: { query: { limit: 100 } } };
  const hasLiveRollover = ENVIRONMENT === "live" && counts.total > 0;
  const isVisible = hasScope("keys:read") && hasScope("webhooks:write") && !hasLiveRollover;
  const keys = useQuery({ ...getQuery("/v1/api-keys", pageParams), enabled: isVisible });
  const endpoints = useQuery({ ...getQuery("/v1/webhook-endpoints", pageParams), enabled: isVisible });
  if (!isVisible || !keys.data || !endpoints.data) return null;
  // `ak` keys are for the integrator's server. The other types, `pk` and `sk`, are for the widget.
  const serverKeys = keys.data.data.filter(({ type }) => type === "ak");
  const completedCount = counts.states.find(({ state }) => state === "completed")?.count ?? 0;
  const steps: readonly Step[] = [
    { id: "key", isDone: serverKeys.length > 0, href: "/keys" },
    { id: "call", isDone: serverKeys.some(({ lastUsedAt }) => lastUsedAt !== null), href: "/keys" },
    { id: "webhook", isDone: endpoints.data.data.length > 0, href: "/webhooks" },
    ...(ENVIRONMENT === "test"
      ? ([
          { id: "rollover", isDone: counts.total > 0, href: "/rollovers/new" },
          { id: "completed", isDone: completedCount > 0, href: "/rollovers" },
          { id: "live", isDone: false },
        ] satisfies Step[])
      : ([{ id: "liveRollover", isDone: false, href: "/rollovers/new" }] satisfies Step[])),
  ];
  const saveHidden = (hidden: boolean) => {
    setHidden(hidden);
    localStorage.setItem(STORAGE_KEY, hidden ? "hidden" : "shown");
  };
  if (isHidden) {
    return (
      <div>
        <Button size="small" variant="quiet" onPress={() => saveHidden(false)}>
          {strings.show}
        </Button>
      </div>
    );
  }
  return (
    <section className="card" aria-labelledby="checklist">
      <div className="row row-between">
        <h2 id="checklist">{strings.checklist}</h2>
        <Button size="small" variant="quiet" onPress={() => saveHidden(true)}>
          {strings.hide}
        </Button>
      </div>
      <p className="soft">{strings.checklistHint}</p>
      <ol className="setup-steps">
        {steps.map(({ id, isDone, href }) => {
          const [title, hint] = STEP_TEXTS[id];
          return (
            <li key={id} data-done={isDone || undefined}>
              <span className="setup-step-mark" role="img" aria-label={isDone ? strings.done : strings.toDo}>
                {isDone ? "✓" : "○"}
              </span>
              <span className="home-item-text">
                {href && !isDone ? <TextLink href={href}>{title}</TextLink> : <span>{title}</span>}
                <span className="soft">{hint}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
