import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { api, getBody, type Schemas } from "../../api/client.ts";
import { getQuery, refetch, useInputSchema } from "../../api/queries.ts";
import { useHasScope } from "../../api/session.ts";
import { useIdempotencyKey } from "../../api/use-idempotency-key.ts";
import { asGroup, createEmptyDraft, createEmptyGroup, type Draft, readDraft } from "../../forms/draft.ts";
import { type GroupField, type Schema, toForm } from "../../forms/field.ts";
import { FieldView, FormFields } from "../../forms/form-fields.tsx";
import { FormPartsContext, Help } from "../../forms/form-parts.tsx";
import { AccountField, AssigneeField, CustodianField, PlanField } from "../../forms/picker-fields.tsx";
import { useSchemaForm } from "../../forms/use-schema-form.ts";
import { planQuery } from "../../pickers/index.ts";
import { useAddress } from "../../shell/address.ts";
import {
  Button,
  CopyAsCurl,
  DialogActions,
  EmptyState,
  Form,
  LinkButton,
  PageHeader,
  Section,
  Skeleton,
  TextLink,
  toast,
} from "../../ui/index.ts";
import { Eligibility } from "./eligibility.tsx";
import { toEligibilityRequest } from "./eligibility-request.ts";
import { FoldedSection } from "./folded-section.tsx";
import { formatMissing } from "./missing-fields.ts";
import { strings } from "./strings.ts";
import "./new-rollover.css";

// Fields of each section. Other schema fields go into the Internal section.
const DELIVERY_FIELDS = ["type", "deliveryMethod", "amount"];
const LIST_FIELDS = ["moneySources", "assets"];
const RELATIONSHIP_FIELDS = ["relationship", "planKind", "isInheritedIra", "decedentName"];
/** Optional fields that most rollovers need. They appear with the required fields. */
const SHOWN_OPTIONAL_FIELDS = [
  "source/planId",
  "attestations/eligibleAmount",
  "attestations/taxableAcknowledged",
  "attestations/noOtherRolloverIn12Months",
  "attestations/rmdSatisfied",
  "attestations/isMarried",
];
/** Optional fields that are folded even if there are only one or two. */
const FOLDED_FIELDS = ["source/planName", "destination/planName"];
const GROUPED_FIELDS = [
  "accountId",
  "source",
  "destination",
  "attestations",
  ...DELIVERY_FIELDS,
  ...LIST_FIELDS,
  ...RELATIONSHIP_FIELDS,
];

export function Page() {
  const hasScope = useHasScope();
  const schema = useInputSchema("createRollover");
  const [{ account: accountId = "", plan: planId = "" }] = useAddress();
  const plan = useQuery({ ...planQuery(planId), enabled: planId !== "" });
  const isPlanLoading = planId !== "" && plan.isPending;
  return (
    <>
      <PageHeader title={strings.title}>{strings.hint}</PageHeader>
      {!hasScope("rollovers:write") ? (
        <EmptyState title={strings.noAccess}>{strings.noAccessHint}</EmptyState>
      ) : schema && !isPlanLoading ? (
        <NewRollover schema={schema} initialAccountId={accountId} plan={plan.data} />
      ) : (
        <Skeleton lines={12} />
      )}
    </>
  );
}

interface NewRolloverProps {
  schema: Schema;
  /** Account that prefills the participant; empty if none. */
  initialAccountId: string;
  /** Plan that prefills the source. */
  plan: Schemas["Plan"] | undefined;
}

function NewRollover({ schema, initialAccountId, plan }: NewRolloverProps) {
  const navigate = useNavigate();
  const hasScope = useHasScope();
  const [initial] = useState(() => buildInitialDraft(toForm(schema) as GroupField, initialAccountId, plan));
  const getIdempotencyKey = useIdempotencyKey();
  const create = useMutation({
    mutationFn: (body: unknown) =>
      getBody(
        api.POST("/v1/rollovers", {
          params: { header: { "Idempotency-Key": getIdempotencyKey(body) } },
          body: body as never,
        }),
      ),
    async onSuccess({ id }) {
      toast({ title: strings.created, tone: "good" });
      await refetch("/v1/rollovers", "/v1/rollovers/counts");
      await navigate({ to: "/rollovers/$id", params: { id } });
    },
  });
  const { form, draft, setDraft, read, error, fieldErrors } = useSchemaForm(schema, create.error, {
    initial,
  });
  const values = asGroup(draft);
  const fields = (form as GroupField).fields;
  const findField = (name: string) => fields.find((field) => field.name === name);
  const renderField = (name: string) => {
    const field = findField(name);
    return (
      field && (
        <FieldView
          key={name}
          field={field}
          draft={values[name]}
          onChange={(next) => setDraft({ ...values, [name]: next })}
          path={name}
        />
      )
    );
  };
  const accountId = typeof values.accountId === "string" ? values.accountId : "";
  const accountQuery = useQuery({
    ...getQuery("/v1/accounts/{id}", { params: { path: { id: accountId } } }),
    enabled: accountId !== "" && hasScope("accounts:read"),
  });
  const current = useMemo(() => readDraft(form, draft), [form, draft]);
  const eligibilityRequest = useMemo(
    () => toEligibilityRequest(current.value, accountQuery.data?.dateOfBirth ?? null),
    [current, accountQuery.data],
  );
  const internalFields = fields.map(({ name }) => name).filter((name) => !GROUPED_FIELDS.includes(name));
  const findErrors = (...names: readonly string[]) =>
    [...fieldErrors.keys()].some((pointer) => names.includes(pointer.split("/")[1] ?? ""))
      ? fieldErrors
      : null;
  const attestations = findField("attestations");
  const submit = () => {
    const body = read();
    if (body !== null) create.mutate(body);
  };
  return (
    <FormPartsContext.Provider
      value={{
        fieldErrors,
        overrides: {
          accountId: AccountField,
          assigneeId: AssigneeField,
          "source/custodianId": CustodianField,
          "destination/custodianId": CustodianField,
          "source/planId": PlanField,
          "destination/planId": PlanField,
        },
        alwaysShown: SHOWN_OPTIONAL_FIELDS,
        alwaysFolded: FOLDED_FIELDS,
      }}
    >
      <div className="new-rollover">
        <Form onSubmit={submit} error={error}>
          <Section
            title={strings.participant}
            actions={<TextLink href="/accounts?new=1">{strings.newAccount}</TextLink>}
          >
            {renderField("accountId")}
          </Section>
          <Section title={strings.sides}>
            <div className="columns">
              {renderField("source")}
              {renderField("destination")}
            </div>
          </Section>
          <Section title={strings.amountAndDelivery}>{DELIVERY_FIELDS.map(renderField)}</Section>
          {attestations?.kind === "group" && (
            <FoldedSection
              title={strings.attestations}
              fields={attestations.fields}
              values={asGroup(values.attestations)}
              errors={findErrors("attestations")}
            >
              <p className="soft">
                <Help text={strings.attestationsHint} />
              </p>
              <FormFields
                fields={attestations.fields}
                draft={values.attestations}
                onChange={(next) => setDraft({ ...values, attestations: next })}
                path="attestations"
              />
            </FoldedSection>
          )}
          {[
            { title: strings.sourcesAndAssets, names: LIST_FIELDS },
            { title: strings.relationship, names: RELATIONSHIP_FIELDS },
            { title: strings.internal, names: internalFields },
          ].map(({ title, names }) => (
            <FoldedSection
              key={title}
              title={title}
              fields={names.flatMap((name) => findField(name) ?? [])}
              values={values}
              errors={findErrors(...names)}
            >
              {names.map(renderField)}
            </FoldedSection>
          ))}
          <div className="new-rollover-footer">
            <p aria-live="polite">{formatMissing(current.errors)}</p>
            <DialogActions>
              <CopyAsCurl call={() => ({ method: "POST", path: "/v1/rollovers", body: current.value })} />
              <LinkButton href="/rollovers">{strings.cancel}</LinkButton>
              <Button type="submit" variant="primary" isPending={create.isPending}>
                {strings.create}
              </Button>
            </DialogActions>
          </div>
        </Form>
        <div className="new-rollover-aside">
          <Section title={strings.eligibility}>
            <Eligibility request={eligibilityRequest} />
          </Section>
        </div>
      </div>
    </FormPartsContext.Provider>
  );
}

function buildInitialDraft(form: GroupField, accountId: string, plan: NewRolloverProps["plan"]): Draft {
  const attestations = form.fields.find(({ name }) => name === "attestations");
  const empty = asGroup(createEmptyDraft(form));
  const source = plan && {
    ...asGroup(empty.source),
    planId: plan.id,
    accountType: plan.accountType,
    custodianId: plan.recordkeeperId ?? "",
  };
  return {
    ...empty,
    // The most common rollover is direct, for the full balance.
    type: "direct",
    amount: { kind: "full" },
    accountId,
    ...(source ? { source } : {}),
    ...(attestations?.kind === "group" ? { attestations: createEmptyGroup(attestations.fields) } : {}),
  };
}
