import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api, getBody } from "../../api/client.ts";
import { idParams, refetch } from "../../api/queries.ts";
import {
  Button,
  ErrorNotice,
  formatEnumValue,
  formatExact,
  NumberField,
  Select,
  toast,
} from "../../ui/index.ts";
import { END_STATES, MAIN_PATH } from "./progress.ts";
import { applyUpdate, refetchRollover } from "./queries.ts";
import type { Rollover } from "./rollover.ts";
import { strings } from "./sandbox-strings.ts";

const STATES = [...MAIN_PATH, "awaiting_documents", "on_hold", "cancelled", "rejected", "failed"];
type CustodianResponse = keyof typeof strings.events;

export function SandboxPanel({ rollover: { id, state } }: { rollover: Rollover }) {
  const [targetState, setTargetState] = useState<string | null>(null);
  const [selectedResponse, setSelectedResponse] = useState<string | null>(null);
  const [days, setDays] = useState(1);
  const showResult = async (next: Rollover) => {
    toast({ title: strings.moved(formatEnumValue(next.state)), tone: "good" });
    await applyUpdate(next);
  };
  const advance = useMutation({
    mutationFn: (target: string | null) =>
      getBody(
        api.POST("/v1/sandbox/rollovers/{id}/advance", {
          ...idParams(id),
          body: (target === null ? {} : { to: target }) as never,
        }),
      ),
    onSuccess: showResult,
  });
  const simulate = useMutation({
    mutationFn: (response: CustodianResponse) =>
      getBody(
        api.POST("/v1/sandbox/rollovers/{id}/simulate", {
          ...idParams(id),
          body: { happening: response, params: {} },
        }),
      ),
    onSuccess: showResult,
  });
  const clock = useMutation({
    mutationFn: () => getBody(api.POST("/v1/sandbox/clock/advance", { body: { days } })),
    async onSuccess({ now, fired }) {
      toast({ title: strings.clockMoved(formatExact(now), fired), tone: "good" });
      await Promise.all([refetchRollover(), refetch("/portal/api/clock")]);
    },
  });
  const isEnded = END_STATES.includes(state);
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
            options={STATES.filter((one) => one !== state).map((one) => ({
              id: one,
              label: formatEnumValue(one),
            }))}
            value={targetState}
            onChange={(next) => setTargetState(next === null ? null : String(next))}
          />
          <div>
            <Button
              onPress={() => advance.mutate(targetState)}
              isDisabled={targetState === null}
              isPending={advance.isPending && advance.variables !== null}
            >
              {strings.move}
            </Button>
          </div>
          <Select
            label={strings.event}
            options={Object.entries(strings.events).map(([one, label]) => ({ id: one, label }))}
            value={selectedResponse}
            onChange={(next) => setSelectedResponse(next === null ? null : String(next))}
          />
          <div>
            <Button
              onPress={() => selectedResponse && simulate.mutate(selectedResponse as CustodianResponse)}
              isDisabled={selectedResponse === null}
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
