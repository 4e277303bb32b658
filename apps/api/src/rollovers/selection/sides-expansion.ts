import type { Members, SelectedItem } from "@svc/operations";
import type { ApiCall } from "../../context/define-operation.ts";
import type { ApiExpansion } from "../../context/selection.ts";
import { readCustodian } from "../../custodians/read-custodian.ts";

const addCustodian = async (call: ApiCall, side: Members): Promise<Members> => ({
  ...side,
  custodian: await readCustodian(call, side.custodianId as string),
});

async function addToSides(call: ApiCall, selected: Members): Promise<void> {
  for (const name of ["source", "destination"]) {
    const side = selected[name] as Members | undefined;
    if (side) selected[name] = await addCustodian(call, side);
  }
}

/** Includes the custodian of each selected side of a rollover. */
export const sidesExpansion: ApiExpansion = {
  scope: "custodians:read",
  description: "Adds `custodian` to `source` and `destination`.",
  async include(call, items: readonly SelectedItem[]) {
    for (const { selected } of items) await addToSides(call, selected);
  },
};

/** Includes the custodian of a distribution's source and of each destination. */
export const distributionSidesExpansion: ApiExpansion = {
  scope: "custodians:read",
  description: "Adds `custodian` to `source`, and to `destination` of each of the `destinations`.",
  async include(call, items: readonly SelectedItem[]) {
    for (const { selected } of items) {
      await addToSides(call, selected);
      const destinations = (selected.destinations ?? []) as readonly Members[];
      if (destinations.length === 0) continue;
      selected.destinations = await Promise.all(
        destinations.map(async (one) => {
          const copy = { ...one };
          await addToSides(call, copy);
          return copy;
        }),
      );
    }
  },
};
