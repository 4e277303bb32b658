import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { getQuery } from "../../api/queries.ts";
import { useHasScope } from "../../api/session.ts";
import { useAddress } from "../../shell/address.ts";
import { Badge, Button, formatEnumValue, LoadedPage, PageHeader, State } from "../../ui/index.ts";
import { UsagePanel } from "../../usage/usage-panel.tsx";
import type { Key } from "../keys/key.ts";
import { AllowlistPanel } from "./allowlist-panel.tsx";
import { Details } from "./details.tsx";
import { EditDialog } from "./edit-dialog.tsx";
import { RevokeDialog } from "./revoke-dialog.tsx";
import { RotateDialog } from "./rotate-dialog.tsx";
import { strings } from "./strings.ts";
import { VerifyPanel } from "./verify-panel.tsx";

type DialogName = "edit" | "rotate" | "revoke" | null;

export function Page() {
  const { id = "" } = useParams({ strict: false });
  const key = useQuery(getQuery("/portal/api/keys/{id}", { params: { path: { id } } }));
  return (
    <LoadedPage query={key} noun="Key" list={{ href: "/keys", title: "Keys" }}>
      {(data) => <KeyPage key={data.id} apiKey={data} />}
    </LoadedPage>
  );
}

function KeyPage({ apiKey }: { apiKey: Key }) {
  const hasScope = useHasScope();
  const [address, setAddress] = useAddress();
  const [openDialog, setOpenDialog] = useState<DialogName>(null);
  const close = () => setOpenDialog(null);
  const isActive = apiKey.status === "active" || apiKey.status === "expiring";
  const isVerifying = address.verify === "1" || (isActive && apiKey.rotatedFrom !== null);
  const actions = hasScope("keys:manage") && isActive && (
    <>
      <Button onPress={() => setOpenDialog("edit")}>{strings.edit}</Button>
      {apiKey.replacedBy === null && (
        <Button onPress={() => setOpenDialog("rotate")}>{strings.rotate}</Button>
      )}
      <Button variant="danger" onPress={() => setOpenDialog("revoke")}>
        {strings.revoke}
      </Button>
    </>
  );
  return (
    <>
      <PageHeader
        title={apiKey.name}
        actions={actions}
        mark={
          <>
            <Badge tone={apiKey.environment === "live" ? "bad" : "info"}>
              {formatEnumValue(apiKey.environment)}
            </Badge>
            <State state={apiKey.status} />
          </>
        }
      />
      {isVerifying ? (
        <VerifyPanel apiKey={apiKey} />
      ) : (
        isActive &&
        apiKey.lastUsedAt === null && (
          <div>
            <Button onPress={() => setAddress({ verify: "1" })}>{strings.verify.show}</Button>
          </div>
        )
      )}
      <Details apiKey={apiKey} />
      <UsagePanel keyId={apiKey.id} />
      <AllowlistPanel apiKey={apiKey} canEdit={hasScope("keys:manage") && isActive} />
      <EditDialog apiKey={apiKey} isOpen={openDialog === "edit"} onClose={close} />
      <RotateDialog apiKey={apiKey} isOpen={openDialog === "rotate"} onClose={close} />
      <RevokeDialog apiKey={apiKey} isOpen={openDialog === "revoke"} onClose={close} />
    </>
  );
}
