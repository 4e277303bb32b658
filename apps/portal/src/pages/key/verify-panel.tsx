import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { getQuery } from "../../api/queries.ts";
import { useMay } from "../../api/session.ts";
import { Button, CodeBlock, Notice, RelativeTime, toCurl } from "../../ui/index.ts";
import type { Key } from "../keys/key.ts";
import { RevokeDialog } from "./revoke-dialog.tsx";
import { strings } from "./strings.ts";

const LOOK_EVERY_MS = 1_000;

/** Guides a key rotation: generate, update, verify, revoke. Waits for the new key's first call, then offers to revoke the old key. */
export function VerifyPanel({ apiKey }: { apiKey: Key }) {
  const words = strings.verify;
  const { id, rotatedFrom } = apiKey;
  const waits = ({ state }: { state: { data?: Key | undefined } }) =>
    state.data?.lastUsedAt == null ? LOOK_EVERY_MS : false;
  const current = useQuery({
    ...getQuery("/portal/api/keys/{id}", { params: { path: { id } } }),
    refetchInterval: waits as never,
  });
  const { lastUsedAt } = current.data ?? apiKey;
  const hasArrived = lastUsedAt !== null;
  return (
    <section className="card stack" aria-labelledby="key-verify">
      <h2 id="key-verify">{rotatedFrom === null ? words.titleAlone : words.title}</h2>
      <ol>
        <li>{words.steps.generated} ✓</li>
        <li>
          {words.steps.update} {hasArrived && "✓"}
        </li>
        <li>
          {words.steps.arrives} {hasArrived && "✓"}
        </li>
        {rotatedFrom !== null && <li>{words.steps.revoke}</li>}
      </ol>
      <div role="status">
        {hasArrived ? (
          <Notice tone="good" title={words.arrived}>
            <p>
              {words.at}: <RelativeTime at={lastUsedAt} />
            </p>
          </Notice>
        ) : (
          <Notice tone="info" title={words.waiting}>
            <p>{words.refusedYet}</p>
          </Notice>
        )}
      </div>
      {!hasArrived && apiKey.type === "ak" && (
        <>
          <p>{words.hint}</p>
          <CodeBlock
            label={words.command}
            code={toCurl({ method: "GET", path: "/v1/api-keys/current" }, location.origin)}
          />
        </>
      )}
      {hasArrived && rotatedFrom !== null && <OldKey id={rotatedFrom} />}
    </section>
  );
}

function OldKey({ id }: { id: string }) {
  const words = strings.verify;
  const may = useMay();
  const [isRevoking, setRevoking] = useState(false);
  const old = useQuery(getQuery("/portal/api/keys/{id}", { params: { path: { id } } })).data;
  if (!old) return null;
  if (old.status === "revoked" || old.status === "expired")
    return <Notice tone="good">{words.oldGone}</Notice>;
  return (
    <>
      <Notice tone={old.safeToRevoke?.value ? "good" : "warn"}>
        {old.safeToRevoke?.value ? words.oldSafe : words.oldUsed}
      </Notice>
      {may("keys:manage") && (
        <div>
          <Button look="danger" onPress={() => setRevoking(true)}>
            {words.revokeOld}
          </Button>
        </div>
      )}
      <RevokeDialog apiKey={old} isOpen={isRevoking} onClose={() => setRevoking(false)} />
    </>
  );
}
