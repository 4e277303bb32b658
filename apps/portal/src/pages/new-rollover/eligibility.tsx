import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { api, getBody } from "../../api/client.ts";
import { ErrorNotice, Notice, type Tone } from "../../ui/index.ts";
import { strings } from "./strings.ts";

const TONES: Readonly<Record<string, Tone>> = {
  allowed: "good",
  allowed_with_conditions: "good",
  // Not "bad": such an alert would interrupt screen reader users while they type.
  prohibited: "warn",
  needs_review: "warn",
};

export function Eligibility({ request }: { request: Record<string, unknown> | null }) {
  const deferredRequest = useDeferredValue(request);
  const { data, error } = useQuery({
    queryKey: ["eligibility", deferredRequest],
    queryFn: ({ signal }) =>
      getBody(api.POST("/v1/rollovers/eligibility", { body: deferredRequest as never, signal })),
    enabled: deferredRequest !== null,
    placeholderData: keepPreviousData,
  });
  if (deferredRequest === null) return <p className="soft">{strings.eligibilityHint}</p>;
  if (error) return <ErrorNotice error={error} />;
  if (!data) return null;
  const { outcome, rules, conditions, rulesetVersion } = data;
  const lines = [...rules, ...conditions];
  return (
    <div aria-live="polite" className="stack stack-tight">
      <Notice tone={TONES[outcome] ?? "info"} title={strings.outcomes[outcome] ?? outcome}>
        {lines.length > 0 && (
          <ul className="notice-issues">
            {lines.map(({ code, detail }) => (
              <li key={code}>{detail}</li>
            ))}
          </ul>
        )}
      </Notice>
      <p className="field-hint">{strings.notAdvice(rulesetVersion)}</p>
    </div>
  );
}
