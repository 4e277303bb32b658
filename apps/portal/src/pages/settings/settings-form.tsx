import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { answer, api } from "../../api/client.ts";
import { ProblemError } from "../../api/problem.ts";
import { refetch } from "../../api/queries.ts";
import { useMay } from "../../api/session.ts";
import { Button, ComboBox, Form, Notice, TextField, toast } from "../../ui/index.ts";
import { ChangesTable } from "../rollover/changes-table.tsx";
import { tagOf } from "../rollover/queries.ts";
import { Clocks } from "./clocks.tsx";
import { FourEyes } from "./four-eyes.tsx";
import { type Draft, differences, NOTHING, type Settings, toPatch } from "./patch.ts";
import { strings } from "./strings.ts";

const ZONES = Intl.supportedValuesOf("timeZone").map((id) => ({ id, label: id.replaceAll("_", " ") }));

/** Shows concurrent changes before overwriting them. */
export function SettingsForm({ latest }: { latest: Settings }) {
  const may = useMay();
  const [seen, setSeen] = useState(latest);
  const [draft, setDraft] = useState<Draft>(NOTHING);
  const [mayOperate, mayAdminister] = [may("rollovers:operate"), may("members:write")];
  const { patch, remove } = toPatch(seen, draft);
  const isChanged = Object.keys(patch).length > 0 || remove.length > 0;
  // Without edits, adopts the latest version.
  if (!isChanged && seen.version < latest.version) setSeen(latest);
  const save = useMutation({
    async mutationFn() {
      if (Object.keys(patch).length > 0) {
        const header = { "If-Match": tagOf(seen) };
        await answer(api.PATCH("/v1/organization/settings", { params: { header }, body: patch as never }));
      }
      if (remove.length > 0) {
        const body = { action: "relax_second_person", params: { remove } } as const;
        await answer(api.POST("/v1/approvals", { body }));
      }
    },
    async onSuccess() {
      toast({ title: remove.length > 0 ? strings.asked : strings.saved, tone: "good" });
      await refetch("/v1/organization/settings", "/v1/approvals");
      setDraft(NOTHING);
    },
    onError: () => refetch("/v1/organization/settings"),
  });
  const isOvertaken = save.error instanceof ProblemError && save.error.code === "version_conflict";
  const zones = ZONES.some(({ id }) => id === seen.timeZone)
    ? ZONES
    : [{ id: seen.timeZone, label: seen.timeZone }, ...ZONES];
  return (
    <Form label={strings.title} error={isOvertaken ? null : save.error} onSubmit={() => save.mutate()}>
      {!mayOperate && <Notice title={strings.readOnly} />}
      <section className="stack settings-organization">
        <h2>{strings.general}</h2>
        <TextField
          label={strings.name}
          name="name"
          isRequired
          maxLength={100}
          isReadOnly={!mayAdminister}
          value={draft.name ?? seen.name}
          onChange={(name) => setDraft({ ...draft, name })}
        />
        <ComboBox
          label={strings.timeZone}
          hint={strings.timeZoneHint}
          name="timeZone"
          isRequired
          isReadOnly={!mayOperate}
          options={zones}
          selectedKey={draft.timeZone ?? seen.timeZone}
          onSelectionChange={(key) => key !== null && setDraft({ ...draft, timeZone: String(key) })}
        />
      </section>
      <Clocks
        waits={seen.waits}
        days={draft.days}
        isReadOnly={!mayOperate}
        onChange={(name, days) => setDraft({ ...draft, days: { ...draft.days, [name]: days } })}
      />
      <FourEyes
        chosen={draft.secondPerson ?? seen.secondPerson}
        removed={remove}
        isReadOnly={!mayAdminister}
        onChange={(secondPerson) => setDraft({ ...draft, secondPerson })}
      />
      {isChanged && seen.version < latest.version && (
        <Notice tone="warn" title={strings.someoneElse}>
          <p>{strings.someoneElseHint}</p>
          <ChangesTable changes={differences(seen, latest)} label={strings.someoneElse} />
          <div>
            <Button
              onPress={() => {
                setSeen(latest);
                save.reset();
              }}
            >
              {strings.goOn}
            </Button>
          </div>
        </Notice>
      )}
      {mayOperate && (
        <div className="row">
          <Button type="submit" look="primary" isPending={save.isPending} isDisabled={!isChanged}>
            {strings.save}
          </Button>
          {isChanged && <Button onPress={() => setDraft(NOTHING)}>{strings.discard}</Button>}
        </div>
      )}
    </Form>
  );
}
