import type { State } from "../state/state.ts";
import { h } from "./dom.ts";
import { makeRoute } from "./route.ts";
import type { View, ViewContext } from "./view.ts";

/** The step in which there is nothing more to do. */
export function makeDoneStep({ texts }: ViewContext, state: State): View {
  return {
    // What comes next, the integrator says in the slot.
    element: h("div", "", makeRoute(texts, state), h("slot", { name: "done" })),
    update() {},
  };
}
