import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { getQuery } from "../../api/queries.ts";
import { useHasScope } from "../../api/session.ts";
import { Button, CodeBlock, Notice, RelativeTime, toCurl } from "../../ui/index.ts";
import type { Key } from "../keys/key.ts";
import { RevokeDialog } from "./revoke-dialog.tsx";
import { strings } from "./strings.ts";

const POLL_INTERVAL_MS = 1_000;

export function VerifyPanel({ apiKey }: { apiKey: Key }) {
  const labels = strings.verify;
  const { id, rotatedFrom } = apiKey;
  const getPollInterval = ({ state }: { state: { data?: Key | undefined } }) =>
    state.data?.lastUsedAt == null ? POLL_INTERVAL_MS : false;
  const current = useQuery({
    ...getQuery("/portal/api/keys/{id}", { params: { path: { id } } }),
    refetchInterval: getPollInterval as never,
  });
  const { lastUsedAt } = current.data ?? apiKey;
  const hasArrived = lastUsedAt !== null;
  const previous = useQuery({
    ...getQuery("/portal/api/keys/{id}", { params: { path: { id: rotatedFrom ?? "" } } }),
    enabled: rotatedFrom !== null,
  }).data;
  const oldStatus = previous?.status;
  const oldInactiveText =
    oldStatus === "revoked" || oldStatus === "expired" ? labels.oldInactive[oldStatus] : null;
  return (
    <section className="card stack" aria-labelledby="key-verify">
      <h2 id="key-verify">{rotatedFrom === null ? labels.titleWithoutOldKey : labels.title}</h2>
      <ol>
        <li>{labels.steps.generated} ✓</li>
        <li>
          {labels.steps.update} {hasArrived && "✓"}
        </li>
        <li>
          {labels.steps.arrives} {hasArrived && "✓"}
        </li>
        {rotatedFrom !== null && (
          <li>
            {labels.steps.revoke} {oldInactiveText && "✓"}
          </li>
        )}
      </ol>
      <div role="status">
        {hasArrived ? (
          <Notice tone="good" title={labels.arrived}>
            <p>
              {labels.at}: <RelativeTime time={lastUsedAt} />
            </p>
          </Notice>
        ) : (
          <Notice tone="info" title={labels.waiting}>
            <p>{labels.rejectedHint}</p>
          </Notice>
        )}
      </div>
      {!hasArrived && apiKey.proofKeyThumbprint !== null && <p>{labels.boundHint}</p>}
      {!hasArrived && apiKey.type === "ak" && apiKey.proofKeyThumbprint === null && (
        <>
          <p>{labels.hint}</p>
          <CodeBlock
            label={labels.command}
            code={toCurl({ method: "GET", path: "/v1/api-keys/current" }, location.origin)}
          />
        </>
      )}
      {oldInactiveText && <Notice tone="good">{oldInactiveText}</Notice>}
      {hasArrived && previous && !oldInactiveText && <PreviousKey apiKey={previous} />}
    </section>
  );
}

function PreviousKey({ apiKey }: { apiKey: Key }) {
  const labels = strings.verify;
  const hasScope = useHasScope();
  const [isRevoking, setRevoking] = useState(false);
  const isSafe = apiKey.safeToRevoke?.value ?? false;
  return (
    <>
      <Notice tone={isSafe ? "good" : "warn"}>{isSafe ? labels.oldSafe : labels.oldUsed}</Notice>
      {hasScope("keys:manage") && (
        <div>
          <Button variant="danger" onPress={() => setRevoking(true)}>
            {labels.revokeOld}
          </Button>
        </div>
      )}
      <RevokeDialog apiKey={apiKey} isOpen={isRevoking} onClose={() => setRevoking(false)} />
    </>
  );
}
