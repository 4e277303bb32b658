import { useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { type Address, useAddress } from "../../shell/address.ts";
import { Button, formatRelative, Select, TextField } from "../../ui/index.ts";
import { strings } from "./strings.ts";

const FILTER_NAMES = ["status", "method", "since", "key", "code", "route"] as const;
const ANY = "any";
const REQUEST_ID = /^req_[0-9a-z]{26}$/;

export function isFiltered(address: Address): boolean {
  return FILTER_NAMES.some((name) => address[name]);
}

interface Key {
  id: string;
  name: string;
  last4: string;
  lastUsedAt: string | null;
}

const formatKey = ({ last4, lastUsedAt }: Key) =>
  strings.keyHint(last4, lastUsedAt === null ? null : formatRelative(lastUsedAt));

export function Filters({ keys }: { keys: readonly Key[] }) {
  const [address, setAddress] = useAddress();
  const choose = (name: string) => (id: unknown) =>
    setAddress({ [name]: id === ANY ? undefined : String(id) });
  return (
    <section className="log-filters" aria-label={strings.title}>
      <Select
        label={strings.status}
        value={address.status ?? ANY}
        onChange={choose("status")}
        options={[
          { id: ANY, label: strings.anyStatus },
          { id: "2xx", label: strings.succeeded },
          { id: "3xx", label: strings.unchanged },
          { id: "4xx", label: strings.rejected },
          { id: "5xx", label: strings.failed },
        ]}
      />
      <Select
        label={strings.method}
        value={address.method ?? ANY}
        onChange={choose("method")}
        options={[
          { id: ANY, label: strings.anyMethod },
          ...["GET", "POST", "PATCH", "DELETE"].map((id) => ({ id, label: id })),
        ]}
      />
      <Select
        label={strings.since}
        value={address.since ?? ANY}
        onChange={choose("since")}
        options={[
          { id: ANY, label: strings.sinceWeek },
          { id: "day", label: strings.sinceDay },
          { id: "hour", label: strings.sinceHour },
        ]}
      />
      <Select
        label={strings.key}
        value={address.key ?? ANY}
        onChange={choose("key")}
        options={[
          { id: ANY, label: strings.anyKey },
          ...keys.map((key) => ({ id: key.id, label: key.name, hint: formatKey(key) })),
        ]}
      />
      <TextFilters />
      <FindById />
    </section>
  );
}

function TextFilters() {
  const [address, setAddress] = useAddress();
  const [code, setCode] = useState(address.code ?? "");
  const [route, setRoute] = useState(address.route ?? "");
  const apply = (event: FormEvent) => {
    event.preventDefault();
    setAddress({ code: code.trim() || undefined, route: route.trim() || undefined });
  };
  const clear = () => {
    setCode("");
    setRoute("");
    setAddress(Object.fromEntries(FILTER_NAMES.map((name) => [name, undefined])));
  };
  return (
    <form onSubmit={apply} className="log-typed">
      <TextField label={strings.code} value={code} onChange={setCode} placeholder="not_found" isMono />
      <TextField
        label={strings.route}
        value={route}
        onChange={setRoute}
        placeholder="/v1/rollovers/{id}"
        isMono
      />
      <Button type="submit">{strings.apply}</Button>
      {isFiltered(address) && (
        <Button variant="quiet" onPress={clear}>
          {strings.clear}
        </Button>
      )}
    </form>
  );
}

function FindById() {
  const navigate = useNavigate();
  const [id, setId] = useState("");
  const [isInvalid, setInvalid] = useState(false);
  const find = (event: FormEvent) => {
    event.preventDefault();
    const text = id.trim();
    setInvalid(!REQUEST_ID.test(text));
    if (REQUEST_ID.test(text)) void navigate({ to: `/logs/${text}` as never });
  };
  return (
    <form onSubmit={find} className="log-typed">
      <TextField
        label={strings.requestId}
        value={id}
        onChange={setId}
        placeholder="req_…"
        isMono
        {...(isInvalid ? { hint: strings.invalidId } : {})}
      />
      <Button type="submit">{strings.find}</Button>
    </form>
  );
}
