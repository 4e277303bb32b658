import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { flattenPages } from "../api/queries.ts";
import { useHasScope } from "../api/session.ts";
import { serializeAddress } from "../shell/address.ts";
import { Badge, Button, CopyAsCurl, LoadMore, Notice, QueryContent, Section, useToday } from "../ui/index.ts";
import { ConfirmRequirements } from "./confirm-requirements.tsx";
import { EditRequirements } from "./edit-requirements.tsx";
import { describeExpiry } from "./expiry.ts";
import { RequirementFacts } from "./requirement-facts.tsx";
import { type RequirementSet, requirementSetsQuery, type Subject } from "./requirement-sets.ts";
import { strings } from "./strings.ts";
import "./requirements.css";

type OpenDialog = "edit" | "confirm" | null;

export function RequirementsSection({ subject }: { subject: Subject }) {
  const query = useInfiniteQuery(requirementSetsQuery(subject));
  const canChange = useHasScope()("rollovers:operate");
  const [openDialog, setOpenDialog] = useState<OpenDialog>(null);
  const sets = flattenPages<RequirementSet>(query.data);
  const current = sets.find(({ isCurrent }) => isCurrent);
  const earlier = sets.filter(({ isCurrent }) => !isCurrent);
  const close = () => setOpenDialog(null);
  return (
    <Section
      title={strings.title}
      actions={
        <>
          <CopyAsCurl call={{ method: "GET", path: `/v1/requirement-sets${serializeAddress(subject)}` }} />
          {canChange && query.data && (
            <Button size="small" onPress={() => setOpenDialog("edit")}>
              {current ? strings.change : strings.add}
            </Button>
          )}
        </>
      }
    >
      <p className="soft">{"planId" in subject ? strings.hint.plan : strings.hint.custodian}</p>
      <QueryContent query={query}>
        {() => (
          <>
            {current ? (
              <CurrentSet set={current} onConfirm={canChange ? () => setOpenDialog("confirm") : null} />
            ) : (
              <p>{strings.none}</p>
            )}
            {earlier.length > 0 && (
              <details className="requirement-versions">
                <summary>{strings.earlier(earlier.length)}</summary>
                <div className="stack">
                  {earlier.map((set) => (
                    <article key={set.id} className="requirement-version">
                      <h3>{strings.version(set.version)}</h3>
                      <RequirementFacts set={set} />
                    </article>
                  ))}
                  <LoadMore query={query} />
                </div>
              </details>
            )}
          </>
        )}
      </QueryContent>
      {openDialog === "edit" && <EditRequirements subject={subject} current={current} onClose={close} />}
      {openDialog === "confirm" && current && <ConfirmRequirements set={current} onClose={close} />}
    </Section>
  );
}

function CurrentSet({ set, onConfirm }: { set: RequirementSet; onConfirm: (() => void) | null }) {
  const { tone, label, isDue } = describeExpiry(set, useToday());
  const button = onConfirm && (
    <Button size="small" variant={isDue ? "primary" : "plain"} onPress={onConfirm}>
      {strings.confirm}
    </Button>
  );
  return (
    <>
      {set.isUnconfirmed ? (
        <Notice tone="warn" title={label}>
          <p>{strings.expiredHint}</p>
          {button && <div>{button}</div>}
        </Notice>
      ) : (
        <div className="row row-between">
          <span className="row">
            <Badge tone={tone}>{label}</Badge>
            <span className="soft">{strings.version(set.version)}</span>
          </span>
          {button}
        </div>
      )}
      <RequirementFacts set={set} />
    </>
  );
}
