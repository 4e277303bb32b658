import { useState } from "react";
import { type Address, useAddress } from "../../shell/address.ts";
import { Button, DatePicker, Form, TextField } from "../../ui/index.ts";
import { strings } from "./strings.ts";

export interface AuditFilters {
  actor?: string;
  action?: string;
  targetId?: string;
  since?: string;
  until?: string;
}

/** `from` and `to` are whole days in the browser's time zone. */
export function parseFilters({ actor, action, targetId, from, to }: Address): AuditFilters {
  const toIsoTime = (day: string, time: string) => {
    const date = new Date(`${day}T${time}`);
    return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
  };
  const since = from ? toIsoTime(from, "00:00:00.000") : undefined;
  const until = to ? toIsoTime(to, "23:59:59.999") : undefined;
  return {
    ...(actor ? { actor } : {}),
    ...(action ? { action } : {}),
    ...(targetId ? { targetId } : {}),
    ...(since ? { since } : {}),
    ...(until ? { until } : {}),
  };
}

export function Filters({ filters }: { filters: AuditFilters }) {
  const [address, setAddress] = useAddress();
  const { actor = "", action = "", targetId = "" } = filters;
  const [draft, setDraft] = useState({ actor, action, targetId });
  const [from, setFrom] = useState(address.from ?? null);
  const [to, setTo] = useState(address.to ?? null);
  const apply = () =>
    setAddress({
      actor: draft.actor.trim() || undefined,
      action: draft.action.trim() || undefined,
      targetId: draft.targetId.trim() || undefined,
      from: from ?? undefined,
      to: to ?? undefined,
    });
  const clear = () =>
    setAddress({ actor: undefined, action: undefined, targetId: undefined, from: undefined, to: undefined });
  return (
    <Form label={strings.filters} onSubmit={apply}>
      <div className="audit-filters">
        <TextField
          label={strings.actor}
          hint={strings.actorHint}
          isMono
          value={draft.actor}
          onChange={(value) => setDraft({ ...draft, actor: value })}
        />
        <TextField
          label={strings.action}
          hint={strings.actionHint}
          isMono
          value={draft.action}
          onChange={(value) => setDraft({ ...draft, action: value })}
        />
        <TextField
          label={strings.target}
          hint={strings.targetHint}
          isMono
          value={draft.targetId}
          onChange={(value) => setDraft({ ...draft, targetId: value })}
        />
        <DatePicker label={strings.since} value={from} onChange={setFrom} />
        <DatePicker label={strings.until} value={to} onChange={setTo} />
      </div>
      <div className="row">
        <Button type="submit">{strings.apply}</Button>
        {Object.keys(filters).length > 0 && (
          <Button variant="quiet" onPress={clear}>
            {strings.clear}
          </Button>
        )}
      </div>
    </Form>
  );
}
