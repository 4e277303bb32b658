import type { Fields, SelectedItem } from "@svc/operations";
import type { ApiCall } from "../../context/define-operation.ts";
import type { ApiExpansion } from "../../context/selection.ts";
import { readCustodian } from "../../custodians/read-custodian.ts";

const withCustodian = async (call: ApiCall, side: Fields): Promise<Fields> => ({
  ...side,
  custodian: await readCustodian(call, side.custodianId as string),
});

/** Changes `selected` in place. */
async function addCustodianToSides(call: ApiCall, selected: Fields): Promise<void> {
  for (const name of ["source", "destination"]) {
    const side = selected[name] as Fields | undefined;
    if (side) selected[name] = await withCustodian(call, side);
  }
}

export const sidesExpansion: ApiExpansion = {
  scope: "custodians:read",
  description: "Adds `custodian` to `source` and `destination`.",
  async include(call, items: readonly SelectedItem[]) {
    for (const { selected } of items) await addCustodianToSides(call, selected);
  },
};

export const distributionSidesExpansion: ApiExpansion = {
  scope: "custodians:read",
  description: "Adds `custodian` to `source`, and to `destination` of each of the `destinations`.",
  async include(call, items: readonly SelectedItem[]) {
    for (const { selected } of items) {
      await addCustodianToSides(call, selected);
      const destinations = (selected.destinations ?? []) as readonly Fields[];
      if (destinations.length === 0) continue;
      selected.destinations = await Promise.all(
        destinations.map(async (destination) => {
          const copy = { ...destination };
          await addCustodianToSides(call, copy);
          return copy;
        }),
      );
    }
  },
};
