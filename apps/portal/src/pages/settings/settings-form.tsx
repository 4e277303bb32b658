import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api, getBody } from "../../api/client.ts";
import { hasProblemCode } from "../../api/problem.ts";
import { refetch } from "../../api/queries.ts";
import { useHasScope } from "../../api/session.ts";
import { Button, Checkbox, CheckboxGroup, ComboBox, Form, Notice, TextField, toast } from "../../ui/index.ts";
import { ChangesTable } from "../rollover/changes-table.tsx";
import { toEtag } from "../rollover/queries.ts";
import { DeadlineClocks } from "./deadline-clocks.tsx";
import { IncomingFundsRules } from "./incoming-funds-rules.tsx";
import { ParticipantMessages } from "./participant-messages.tsx";
import {
  type Draft,
  diffSettings,
  EMPTY_DRAFT,
  listMessageChannels,
  type Settings,
  toPatch,
} from "./patch.ts";
import { strings } from "./strings.ts";

const ZONES = Intl.supportedValuesOf("timeZone").map((id) => ({ id, label: id.replaceAll("_", " ") }));

export function SettingsForm({ latest }: { latest: Settings }) {
  const hasScope = useHasScope();
  const [base, setBase] = useState(latest);
  const [draft, setDraft] = useState<Draft>(EMPTY_DRAFT);
  const [canOperate, canManageMembers] = [hasScope("rollovers:operate"), hasScope("members:write")];
  const { patch, removedActions, dropsPasskey } = toPatch(base, draft);
  // Removing a rule needs a second person, so the form requests approval instead of saving.
  const isRelaxing = removedActions.length > 0 || dropsPasskey;
  const isChanged = Object.keys(patch).length > 0 || isRelaxing;
  if (!isChanged && base.version < latest.version) setBase(latest);
  const save = useMutation({
    async mutationFn() {
      if (Object.keys(patch).length > 0) {
        const header = { "If-Match": toEtag(base) };
        const saved = await getBody(
          api.PATCH("/v1/organization/settings", { params: { header }, body: patch as never }),
        );
        // If the request for approval then fails, the form does not show these changes as a conflict.
        setBase(saved);
      }
      if (isRelaxing) {
        const params = { remove: removedActions, ...(dropsPasskey ? { requiresPasskey: false } : {}) };
        const body = { action: "relax_second_person", params } as const;
        await getBody(api.POST("/v1/approvals", { body }));
      }
    },
    async onSuccess() {
      toast({ title: isRelaxing ? strings.approvalRequested : strings.saved, tone: "good" });
      await refetch("/v1/organization/settings", "/v1/approvals");
      setDraft(EMPTY_DRAFT);
    },
    onError: () => refetch("/v1/organization/settings"),
  });
  const isConflict = hasProblemCode(save.error, "version_conflict");
  const zones = ZONES.some(({ id }) => id === base.timeZone)
    ? ZONES
    : [{ id: base.timeZone, label: base.timeZone }, ...ZONES];
  return (
    <Form label={strings.title} error={isConflict ? null : save.error} onSubmit={() => save.mutate()}>
      {!canOperate && <Notice title={strings.readOnly} />}
      <section className="stack settings-organization">
        <h2>{strings.general}</h2>
        <TextField
          label={strings.name}
          name="name"
          isRequired
          maxLength={100}
          isReadOnly={!canManageMembers}
          value={draft.name ?? base.name}
          onChange={(name) => setDraft({ ...draft, name })}
        />
        <ComboBox
          label={strings.timeZone}
          hint={strings.timeZoneHint}
          name="timeZone"
          isRequired
          isReadOnly={!canOperate}
          options={zones}
          selectedKey={draft.timeZone ?? base.timeZone}
          onSelectionChange={(key) => key !== null && setDraft({ ...draft, timeZone: String(key) })}
        />
      </section>
      <DeadlineClocks
        clocks={base.waits}
        days={draft.days}
        isReadOnly={!canOperate}
        onChange={(name, days) => setDraft({ ...draft, days: { ...draft.days, [name]: days } })}
      />
      <IncomingFundsRules
        rules={draft.incomingFunds ?? base.incomingFunds}
        isReadOnly={!canOperate}
        isAutoApplyReadOnly={!canOperate || !hasScope("rollovers:act")}
        onChange={(incomingFunds) => setDraft({ ...draft, incomingFunds })}
      />
      <ParticipantMessages
        channels={draft.messages ?? listMessageChannels(base)}
        isReadOnly={!canOperate}
        onChange={(messages) => setDraft({ ...draft, messages })}
      />
      <SecondPersonSettings
        selectedActions={draft.secondPerson ?? base.secondPerson}
        requiresPasskey={draft.requiresPasskey ?? base.requiresPasskey}
        isRelaxing={isRelaxing}
        isReadOnly={!canManageMembers}
        onChange={(secondPerson) => setDraft({ ...draft, secondPerson })}
        onPasskeyChange={(requiresPasskey) => setDraft({ ...draft, requiresPasskey })}
      />
      {isChanged && base.version < latest.version && (
        <Notice tone="warn" title={strings.conflictTitle}>
          <p>{strings.conflictHint}</p>
          <ChangesTable changes={diffSettings(base, latest)} label={strings.conflictTitle} />
          <div>
            <Button
              onPress={() => {
                setBase(latest);
                save.reset();
              }}
            >
              {strings.continueEditing}
            </Button>
          </div>
        </Notice>
      )}
      {canOperate && (
        <div className="row">
          <Button type="submit" variant="primary" isPending={save.isPending} isDisabled={!isChanged}>
            {strings.save}
          </Button>
          {isChanged && <Button onPress={() => setDraft(EMPTY_DRAFT)}>{strings.discard}</Button>}
        </div>
      )}
    </Form>
  );
}

function SecondPersonSettings({
  selectedActions,
  requiresPasskey,
  isRelaxing,
  isReadOnly,
  onChange,
  onPasskeyChange,
}: {
  selectedActions: readonly string[];
  requiresPasskey: boolean;
  isRelaxing: boolean;
  isReadOnly: boolean;
  onChange: (selectedActions: string[]) => void;
  onPasskeyChange: (requiresPasskey: boolean) => void;
}) {
  return (
    <section className="stack">
      <h2>{strings.secondPerson}</h2>
      <CheckboxGroup
        label={strings.secondPersonHint}
        hint={isReadOnly ? strings.secondPersonLocked : ""}
        isReadOnly={isReadOnly}
        value={[...selectedActions]}
        onChange={onChange}
      >
        {Object.entries(strings.actions).map(([action, [title, hint]]) => (
          <Checkbox key={action} value={action} hint={hint}>
            {title}
          </Checkbox>
        ))}
      </CheckboxGroup>
      <Checkbox
        hint={strings.requiresPasskeyHint}
        isReadOnly={isReadOnly}
        isSelected={requiresPasskey}
        onChange={onPasskeyChange}
      >
        {strings.requiresPasskey}
      </Checkbox>
      {isRelaxing && (
        <Notice tone="warn" title={strings.relaxing}>
          <p>{strings.relaxHint}</p>
        </Notice>
      )}
    </section>
  );
}
