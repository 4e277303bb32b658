import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { api, getBody } from "../../api/client.ts";
import { hasProblemCode } from "../../api/problem.ts";
import { getQuery } from "../../api/queries.ts";
import {
  Button,
  Dialog,
  DialogActions,
  Form,
  Notice,
  Radio,
  RadioGroup,
  RelativeTime,
} from "../../ui/index.ts";
import type { Key } from "../keys/key.ts";
import { NewKeySecret, UnsavedKeyDialog } from "../keys/new-key-secret.tsx";
import { toProofKeyInput } from "../keys/proof-key.ts";
import { ProofKeyField } from "../keys/proof-key-field.tsx";
import {
  RequestKeyApproval,
  SecondPersonNotice,
  useKeysNeedSecondPerson,
  useRequestKeyApproval,
} from "../keys/request-key-approval.tsx";
import { strings as keyStrings } from "../keys/strings.ts";
import { refetchKeys } from "./change-key.tsx";
import { strings } from "./strings.ts";

/** Grace periods in seconds. */
const GRACE_PERIODS = ["0", "3600", "86400", "604800"] as const;
const DEFAULT_GRACE_PERIOD = "86400";

interface RotationInput {
  gracePeriodSeconds: number;
  [field: string]: unknown;
}

/** Returns the input of the user's own confirmed, unused approval to rotate the key. The API requires the same input. */
function useApprovedRotation(keyId: string, isEnabled: boolean): RotationInput | null {
  const { data } = useQuery({
    ...getQuery("/v1/approvals", {
      params: { query: { action: "rotate_live_key", state: "confirmed", limit: 20 } },
    }),
    enabled: isEnabled,
  });
  const approval = data?.data.find(
    ({ isOwn, usedAt, params }) => isOwn && usedAt === null && params?.keyId === keyId,
  );
  if (!approval) return null;
  const { keyId: _keyId, ...input } = approval.params as Record<string, unknown> & RotationInput;
  return input;
}

export function RotateDialog({
  apiKey,
  isOpen,
  onClose,
}: {
  apiKey: Key;
  isOpen: boolean;
  onClose: () => void;
}) {
  const titles = strings.rotateForm;
  const navigate = useNavigate();
  const [gracePeriod, setGracePeriod] = useState<string>(DEFAULT_GRACE_PERIOD);
  const [proofKey, setProofKey] = useState("");
  const [isSaved, setSaved] = useState(false);
  const [isConfirmingClose, setConfirmingClose] = useState(false);
  const { id } = apiKey;
  const approvedInput = useApprovedRotation(id, isOpen);
  const input = approvedInput ?? {
    gracePeriodSeconds: Number(gracePeriod),
    ...toProofKeyInput(proofKey),
  };
  const rotate = useMutation({
    mutationFn: () =>
      getBody(
        api.POST("/portal/api/keys/{id}/rotate", {
          params: { path: { id } },
          body: input as never,
        }),
      ),
  });
  const newKey = rotate.data;
  const needsApproval = hasProblemCode(rotate.error, "second_person_required");
  const finish = () => {
    setConfirmingClose(false);
    onClose();
    if (!newKey) return rotate.reset();
    void navigate({ to: "/keys/$id", params: { id: newKey.apiKey.id }, search: { verify: "1" } as never });
    void refetchKeys();
  };
  const needsSecondPerson = useKeysNeedSecondPerson() && approvedInput === null;
  const body = { keyId: id, ...input };
  const requestApproval = useRequestKeyApproval("rotate_live_key", onClose);
  const close = () => (newKey && !isSaved ? setConfirmingClose(true) : finish());
  return (
    <>
      <Dialog
        title={newKey ? keyStrings.newKey.title : titles.title}
        isOpen={isOpen}
        onClose={close}
        role={newKey ? "alertdialog" : "dialog"}
        size="wide"
      >
        {newKey ? (
          <>
            <OldKeyExpiry apiKey={newKey.previousKey} />
            <NewKeySecret
              apiKey={newKey.apiKey}
              secret={newKey.apiKey.key}
              onSaved={setSaved}
              onDone={finish}
              doneLabel={keyStrings.newKey.verify}
            />
          </>
        ) : (
          <Form
            onSubmit={() => (needsSecondPerson ? requestApproval.mutate(body) : rotate.mutate())}
            error={needsApproval ? null : (requestApproval.error ?? rotate.error)}
          >
            {needsSecondPerson && <SecondPersonNotice />}
            {needsApproval && (
              <RequestKeyApproval action="rotate_live_key" body={body} onRequested={finish} />
            )}
            <p>{titles.lead}</p>
            {approvedInput && (
              <Notice tone="good" title={titles.approved}>
                <p>{titles.approvedExpiry(formatGracePeriod(approvedInput.gracePeriodSeconds))}</p>
              </Notice>
            )}
            {!approvedInput && (
              <>
                <RadioGroup label={titles.oldKeyExpires} value={gracePeriod} onChange={setGracePeriod}>
                  {GRACE_PERIODS.map((seconds) => (
                    <Radio key={seconds} value={seconds}>
                      {titles.gracePeriods[seconds]}
                    </Radio>
                  ))}
                </RadioGroup>
                {gracePeriod === "0" && <Notice tone="warn">{titles.immediately}</Notice>}
                {apiKey.type === "ak" && (
                  <ProofKeyField hint={titles.proofKeyHint} value={proofKey} onChange={setProofKey} />
                )}
              </>
            )}
            <DialogActions>
              <Button onPress={finish}>{titles.cancel}</Button>
              <Button
                type="submit"
                variant="primary"
                isPending={rotate.isPending || requestApproval.isPending}
              >
                {needsSecondPerson ? keyStrings.secondPerson.request : titles.submit}
              </Button>
            </DialogActions>
          </Form>
        )}
      </Dialog>
      <UnsavedKeyDialog
        isOpen={isConfirmingClose}
        onStay={() => setConfirmingClose(false)}
        onLeave={finish}
      />
    </>
  );
}

function formatGracePeriod(seconds: number): string {
  const texts: Record<string, string> = strings.rotateForm.gracePeriods;
  return texts[String(seconds)] ?? strings.rotateForm.afterSeconds(seconds);
}

function OldKeyExpiry({ apiKey: { status, expiresAt } }: { apiKey: Pick<Key, "status" | "expiresAt"> }) {
  const labels = strings.rotateForm;
  if (status === "revoked" || status === "expired") return <p>{labels.oldInactive}</p>;
  return (
    <p>
      {labels.oldExpires} <RelativeTime time={expiresAt} />.
    </p>
  );
}
