import { useMutation } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { api, getBody } from "../../api/client.ts";
import { hasProblemCode, ProblemError } from "../../api/problem.ts";
import { refetch } from "../../api/queries.ts";
import { useHasScope } from "../../api/session.ts";
import { Button, Form, Notice, TextField, toast } from "../../ui/index.ts";
import { ChangesTable } from "../rollover/changes-table.tsx";
import { toEtag } from "../rollover/queries.ts";
import {
  type Draft,
  diffTemplates,
  type SingleLineField,
  type Templates,
  toDraft,
  toFieldErrors,
  toPatch,
} from "./draft.ts";
import { LogoField } from "./logo-field.tsx";
import { strings } from "./strings.ts";
import { Placeholders, WordingField } from "./wording.tsx";

const PATH = "/v1/organization/letter-templates";

/** Shows a teammate's changes before the user can overwrite them. */
export function TemplatesForm({ latest }: { latest: Templates }) {
  const isReadOnly = !useHasScope()("rollovers:operate");
  const [base, setBase] = useState(latest);
  const [draft, setDraft] = useState<Draft>(() => toDraft(latest));
  const patch = toPatch(base, draft);
  const isChanged = Object.keys(patch).length > 0;
  const isOutdated = base.version < latest.version;
  if (!isChanged && isOutdated) {
    setBase(latest);
    setDraft(toDraft(latest));
  }
  const save = useMutation({
    mutationFn: (body: ReturnType<typeof toPatch>) =>
      getBody(api.PATCH(PATH, { params: { header: { "If-Match": toEtag(base) } }, body })),
    async onSuccess(saved) {
      toast({ title: strings.saved, tone: "good" });
      setBase(saved);
      setDraft(toDraft(saved));
      await refetch(PATH);
    },
    onError: () => refetch(PATH),
  });
  const error = useMemo(() => toFieldErrors(save.error, save.variables ?? {}), [save.error, save.variables]);
  const isConflict = hasProblemCode(error, "version_conflict");
  const fieldErrors = error instanceof ProblemError ? error.fieldErrors : {};
  const renderField = (name: SingleLineField, hint?: string) => (
    <TextField
      name={name}
      label={strings[name]}
      hint={hint}
      isOptional
      isReadOnly={isReadOnly}
      maxLength={100}
      value={draft[name]}
      onChange={(value) => setDraft({ ...draft, [name]: value })}
    />
  );
  return (
    <Form
      label={strings.title}
      error={isConflict ? null : error}
      onSubmit={() => isChanged && save.mutate(patch)}
    >
      {isReadOnly && <Notice title={strings.readOnly} />}
      <p className="soft">{strings.version(base.version)}</p>
      <section className="stack" aria-labelledby="letterhead">
        <h2 id="letterhead">{strings.letterhead}</h2>
        <div className="columns">
          {renderField("name", strings.nameHint)}
          <TextField
            name="address"
            label={strings.address}
            hint={strings.addressHint}
            isOptional
            rows={3}
            isReadOnly={isReadOnly}
            value={draft.address}
            onChange={(address) => setDraft({ ...draft, address })}
          />
          {renderField("phone")}
          {renderField("email")}
        </div>
        <LogoField
          logo={draft.logo}
          errors={fieldErrors.logo ?? []}
          isReadOnly={isReadOnly}
          onChange={(logo) => setDraft({ ...draft, logo })}
        />
      </section>
      <section className="stack" aria-labelledby="signatory">
        <h2 id="signatory">{strings.signatory}</h2>
        <p className="soft">{strings.signatoryHint}</p>
        <div className="columns">
          {renderField("signatoryName")}
          {renderField("signatoryTitle")}
        </div>
      </section>
      <section className="stack" aria-labelledby="wording">
        <h2 id="wording">{strings.wording}</h2>
        <p className="soft">{strings.wordingHint}</p>
        <Placeholders placeholders={base.placeholders} />
        {base.texts.map(({ kind, isDefault }) => (
          <WordingField
            key={kind}
            kind={kind}
            isDefault={isDefault}
            isReadOnly={isReadOnly}
            text={draft.texts[kind] ?? ""}
            onChange={(text) => setDraft({ ...draft, texts: { ...draft.texts, [kind]: text } })}
          />
        ))}
      </section>
      {isChanged && isOutdated && (
        <Notice tone="warn" title={strings.conflictTitle}>
          <p>{strings.conflictHint}</p>
          <ChangesTable changes={diffTemplates(base, latest)} label={strings.conflictTitle} />
          <div>
            <Button
              onPress={() => {
                setDraft(rebase(base, latest, draft));
                setBase(latest);
                save.reset();
              }}
            >
              {strings.continueEditing}
            </Button>
          </div>
        </Notice>
      )}
      {!isReadOnly && (
        <div className="row letter-templates-save">
          <Button type="submit" variant="primary" isPending={save.isPending} isDisabled={!isChanged}>
            {strings.save}
          </Button>
          {isChanged && (
            <Button
              onPress={() => {
                setDraft(toDraft(base));
                save.reset();
              }}
            >
              {strings.discard}
            </Button>
          )}
        </div>
      )}
    </Form>
  );
}

/** Keeps the user's changes, and updates the other values. */
function rebase(base: Templates, latest: Templates, draft: Draft): Draft {
  const [before, after] = [toDraft(base), toDraft(latest)];
  const keep = <Value,>(typed: Value, old: Value, current: Value) => (typed === old ? current : typed);
  const { texts, ...values } = draft;
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    keep(value, before[name as keyof typeof values], after[name as keyof typeof values]),
  ]);
  return {
    ...(Object.fromEntries(entries) as Omit<Draft, "texts">),
    texts: Object.fromEntries(
      Object.entries(texts).map(([kind, text]) => [
        kind,
        keep(text, before.texts[kind] ?? "", after.texts[kind] ?? ""),
      ]),
    ),
  };
}
