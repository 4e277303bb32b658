import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useMemo, useState } from "react";
import { answer, api } from "../../api/client.ts";
import { useInputSchema } from "../../api/forms.ts";
import { getQuery, refetch } from "../../api/queries.ts";
import { useMay } from "../../api/session.ts";
import { useRepeatKey } from "../../api/use-repeat-key.ts";
import { type Draft, emptyDraft, emptyMembers, membersOf, readDraft } from "../../forms/draft.ts";
import { type Field, type GroupField, type Schema, toForm } from "../../forms/field.ts";
import { FieldView, Members } from "../../forms/form-fields.tsx";
import { FormPartsContext, Help } from "../../forms/form-parts.tsx";
import { AccountField, AssigneeField, CustodianField } from "../../forms/picked-fields.tsx";
import { useSchemaForm } from "../../forms/use-schema-form.ts";
import { useAddress } from "../../shell/address.ts";
import {
  Button,
  CopyAsCurl,
  DialogActions,
  EmptyState,
  Form,
  LinkButton,
  PageHeader,
  Skeleton,
  TextLink,
  toast,
} from "../../ui/index.ts";
import { Section } from "../../ui/section.tsx";
import { Eligibility } from "./eligibility.tsx";
import { toQuestion } from "./eligibility-question.ts";
import { strings } from "./strings.ts";
import "./new-rollover.css";

/** Other schema fields go into the last group. */
const HOW = ["type", "deliveryMethod", "amount", "moneySources", "assets"];
const WHOSE = ["relationship", "planKind", "isInheritedIra", "decedentName"];
const PLACED = ["accountId", "source", "destination", "attestations", ...HOW, ...WHOSE];

export function Page() {
  const may = useMay();
  const schema = useInputSchema("createRollover");
  const [{ account = "" }] = useAddress();
  return (
    <>
      <PageHeader title={strings.title}>{strings.hint}</PageHeader>
      {!may("rollovers:write") ? (
        <EmptyState title={strings.noAccess}>{strings.noAccessHint}</EmptyState>
      ) : schema ? (
        <NewRollover schema={schema} account={account} />
      ) : (
        <Skeleton lines={12} />
      )}
    </>
  );
}

function NewRollover({ schema, account }: { schema: Schema; account: string }) {
  const navigate = useNavigate();
  const may = useMay();
  const [initial] = useState(() => begin(toForm(schema) as GroupField, account));
  const keyOf = useRepeatKey();
  const create = useMutation({
    mutationFn: (body: unknown) =>
      answer(
        api.POST("/v1/rollovers", {
          params: { header: { "Idempotency-Key": keyOf(body) } },
          body: body as never,
        }),
      ),
    async onSuccess({ id }) {
      toast({ title: strings.created, tone: "good" });
      await refetch("/v1/rollovers", "/v1/rollovers/counts");
      await navigate({ to: "/rollovers/$id", params: { id } });
    },
  });
  const { form, draft, setDraft, read, error, faults } = useSchemaForm(schema, create.error, { initial });
  const members = membersOf(draft);
  const fields = (form as GroupField).fields;
  const find = (name: string) => fields.find((field) => field.name === name);
  const view = (name: string) => {
    const field = find(name);
    return (
      field && (
        <FieldView
          key={name}
          field={field}
          draft={members[name]}
          onChange={(next) => setDraft({ ...members, [name]: next })}
          at={name}
        />
      )
    );
  };
  const accountId = typeof members.accountId === "string" ? members.accountId : "";
  const chosen = useQuery({
    ...getQuery("/v1/accounts/{id}", { params: { path: { id: accountId } } }),
    enabled: accountId !== "" && may("accounts:read"),
  });
  const question = useMemo(
    () => toQuestion(readDraft(form, draft).value, chosen.data?.dateOfBirth ?? null),
    [form, draft, chosen.data],
  );
  const attestations = find("attestations");
  const submit = () => {
    const body = read();
    if (body !== null) create.mutate(body);
  };
  return (
    <FormPartsContext.Provider
      value={{
        faults,
        instead: {
          accountId: AccountField,
          assigneeId: AssigneeField,
          "source/custodianId": CustodianField,
          "destination/custodianId": CustodianField,
        },
      }}
    >
      <div className="new-rollover">
        <Form onSubmit={submit} error={error}>
          <Section
            title={strings.participant}
            actions={<TextLink href="/accounts?new=1">{strings.newAccount}</TextLink>}
          >
            {view("accountId")}
          </Section>
          <Section title={strings.sides}>
            <div className="columns">
              {view("source")}
              {view("destination")}
            </div>
          </Section>
          <Section title={strings.how}>{HOW.map(view)}</Section>
          <Folded title={strings.whose}>{WHOSE.map(view)}</Folded>
          {attestations?.kind === "group" && (
            <Folded title={strings.attested} isOpen>
              <p className="soft">
                <Help text={strings.attestedHint} />
              </p>
              <div className="columns">
                <Members
                  fields={attestations.fields}
                  draft={members.attestations}
                  onChange={(next) => setDraft({ ...members, attestations: next })}
                  at="attestations"
                />
              </div>
            </Folded>
          )}
          <Folded title={strings.own}>
            {fields.filter(({ name }) => !PLACED.includes(name)).map(({ name }: Field) => view(name))}
          </Folded>
          <DialogActions>
            <CopyAsCurl
              call={() => ({ method: "POST", path: "/v1/rollovers", body: readDraft(form, draft).value })}
            />
            <LinkButton href="/rollovers">{strings.cancel}</LinkButton>
            <Button type="submit" look="primary" isPending={create.isPending}>
              {strings.create}
            </Button>
          </DialogActions>
        </Form>
        <div className="new-rollover-aside">
          <Section title={strings.eligibility}>
            <Eligibility question={question} />
          </Section>
        </div>
      </div>
    </FormPartsContext.Provider>
  );
}

function Folded({
  title,
  isOpen = false,
  children,
}: {
  title: string;
  isOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <details className="card new-rollover-part" open={isOpen}>
      <summary>
        <h2>{title}</h2>
      </summary>
      <div className="stack">{children}</div>
    </details>
  );
}

function begin(form: GroupField, accountId: string): Draft {
  const attestations = form.fields.find(({ name }) => name === "attestations");
  return {
    ...membersOf(emptyDraft(form)),
    accountId,
    ...(attestations?.kind === "group" ? { attestations: emptyMembers(attestations.fields) } : {}),
  };
}
