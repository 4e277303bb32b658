import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { answer, api } from "../../api/client.ts";
import { refetch } from "../../api/queries.ts";
import { Button, ErrorNotice, formatExact, NumberField, Select, toast, wordsOf } from "../../ui/index.ts";
import { MAIN_WAY } from "./path.ts";
import { at, readAgain, showChanged } from "./queries.ts";
import type { Rollover } from "./rollover.ts";
import { strings } from "./sandbox-strings.ts";

const STATES = [...MAIN_WAY, "awaiting_documents", "on_hold", "cancelled", "rejected", "failed"];
type Happening = keyof typeof strings.happenings;

export function SandboxPanel({ rollover: { id, state } }: { rollover: Rollover }) {
  const [to, setTo] = useState<string | null>(null);
  const [happening, setHappening] = useState<string | null>(null);
  const [days, setDays] = useState(1);
  const shown = async (next: Rollover) => {
    toast({ title: strings.moved(wordsOf(next.state)), tone: "good" });
    await showChanged(next);
  };
  const advance = useMutation({
    mutationFn: (target: string | null) =>
      answer(
        api.POST("/v1/sandbox/rollovers/{id}/advance", {
          ...at(id),
          body: (target === null ? {} : { to: target }) as never,
        }),
      ),
    onSuccess: shown,
  });
  const simulate = useMutation({
    mutationFn: (what: Happening) =>
      answer(
        api.POST("/v1/sandbox/rollovers/{id}/simulate", { ...at(id), body: { happening: what, params: {} } }),
      ),
    onSuccess: shown,
  });
  const clock = useMutation({
    mutationFn: () => answer(api.POST("/v1/sandbox/clock/advance", { body: { days } })),
    async onSuccess({ now, fired }) {
      toast({ title: strings.clockMoved(formatExact(now), fired), tone: "good" });
      await Promise.all([readAgain(), refetch("/portal/api/clock")]);
    },
  });
  const isEnded = ["completed", "cancelled", "rejected", "failed", "expired"].includes(state);
  return (
    <>
      <p className="soft">{strings.hint}</p>
      <ErrorNotice error={advance.error ?? simulate.error ?? clock.error} />
      {!isEnded && (
        <>
          <div>
            <Button onPress={() => advance.mutate(null)} isPending={advance.isPending}>
              {strings.step}
            </Button>
          </div>
          <Select
            label={strings.advanceTo}
            options={STATES.filter((one) => one !== state).map((one) => ({ id: one, label: wordsOf(one) }))}
            value={to}
            onChange={(next) => setTo(next === null ? null : String(next))}
          />
          <div>
            <Button
              onPress={() => advance.mutate(to)}
              isDisabled={to === null}
              isPending={advance.isPending && advance.variables !== null}
            >
              {strings.move}
            </Button>
          </div>
          <Select
            label={strings.happening}
            options={Object.entries(strings.happenings).map(([one, label]) => ({ id: one, label }))}
            value={happening}
            onChange={(next) => setHappening(next === null ? null : String(next))}
          />
          <div>
            <Button
              onPress={() => happening && simulate.mutate(happening as Happening)}
              isDisabled={happening === null}
              isPending={simulate.isPending}
            >
              {strings.simulate}
            </Button>
          </div>
        </>
      )}
      <NumberField
        label={strings.days}
        hint={strings.clockHint}
        value={days}
        onChange={setDays}
        minValue={1}
        maxValue={366}
      />
      <div>
        <Button onPress={() => clock.mutate()} isPending={clock.isPending}>
          {strings.clock}
        </Button>
      </div>
    </>
  );
}
