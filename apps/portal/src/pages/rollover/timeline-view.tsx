import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api, getBody } from "../../api/client.ts";
import { idParams } from "../../api/queries.ts";
import { useMe } from "../../api/session.ts";
import {
  Button,
  DefinitionList,
  Form,
  formatEnumValue,
  RelativeTime,
  TextField,
  toast,
} from "../../ui/index.ts";
import { refetchRollover } from "./queries.ts";
import type { TimelineEntry } from "./rollover.ts";
import { formatEntryName, isLinked, listDetails } from "./timeline.ts";
import { strings } from "./timeline-strings.ts";
import "./timeline.css";

const INITIAL_COUNT = 15;

/** @param names names of actors by ID */
export function TimelineView({
  entries,
  names,
}: {
  entries: readonly TimelineEntry[];
  names: ReadonlyMap<string, string>;
}) {
  const [showsAll, setShowsAll] = useState(false);
  const latest = entries.toReversed();
  const visibleEntries = showsAll ? latest : latest.slice(0, INITIAL_COUNT);
  return (
    <>
      <ol className="timeline" aria-label={strings.title}>
        {visibleEntries.map((entry) => (
          <Entry key={entry.sequence} entry={entry} names={names} />
        ))}
      </ol>
      {visibleEntries.length < latest.length && (
        <div>
          <Button size="small" onPress={() => setShowsAll(true)}>
            {strings.older(latest.length - visibleEntries.length)}
          </Button>
        </div>
      )}
      <p className="soft timeline-seal">
        {isLinked(entries) ? strings.intact(entries.length) : strings.broken}
      </p>
    </>
  );
}

function Entry({ entry, names }: { entry: TimelineEntry; names: ReadonlyMap<string, string> }) {
  const { memberId } = useMe();
  const { actor, fromState, toState, reason, data, at: when } = entry;
  const details = listDetails(entry);
  const kind = strings.actors[actor.type] ?? formatEnumValue(actor.type);
  const name = actor.id === memberId ? strings.you : ((actor.id && names.get(actor.id)) ?? null);
  return (
    <li className="timeline-entry">
      <div className="row row-between">
        <span>
          <strong>{formatEntryName(entry)}</strong>{" "}
          <span className="soft">
            {strings.by} {name ?? kind} {!name && actor.id && <code>{actor.id}</code>}
          </span>
        </span>
        <span className="soft">
          <RelativeTime clock="organization" time={when} />
        </span>
      </div>
      {fromState !== null && fromState !== toState && (
        <p className="soft">
          {formatEnumValue(fromState)} → {formatEnumValue(toState)}
        </p>
      )}
      {reason && <p>{reason}</p>}
      {typeof data.note === "string" && <p className="timeline-note">{data.note}</p>}
      {details.length > 0 && (
        <details>
          <summary className="soft">{strings.more}</summary>
          <DefinitionList items={details} />
        </details>
      )}
    </li>
  );
}

export function NoteForm({ rolloverId }: { rolloverId: string }) {
  const [text, setText] = useState("");
  const add = useMutation({
    mutationFn: () =>
      getBody(api.POST("/v1/rollovers/{id}/notes", { ...idParams(rolloverId), body: { text } })),
    async onSuccess() {
      setText("");
      toast({ title: strings.added, tone: "good" });
      await refetchRollover();
    },
  });
  return (
    <Form onSubmit={() => add.mutate()} error={add.error} label={strings.note}>
      <TextField
        name="text"
        label={strings.note}
        hint={strings.noteHint}
        rows={2}
        maxLength={4_000}
        isRequired
        value={text}
        onChange={setText}
      />
      <div>
        <Button type="submit" isPending={add.isPending}>
          {strings.add}
        </Button>
      </div>
    </Form>
  );
}
