import { readFileSync } from "node:fs";
import { describe, expect, it } from "@jest/globals";
import { findBreakingOpenApiChanges } from "../scripts/contract/openapi-changes.ts";
import { ADDITIONS, type Any, BREAKS, remove, schemas } from "./contract/changes.ts";

/** The paths that are changed below; the others would only take time. */
const PATHS = ["/v1/accounts", "/v1/accounts/{id}", "/v1/custodians", "/v1/custodians/{id}", "/v1/rollovers"];
PATHS.push("/v1/api-keys/rotate", "/docs");
const whole: Any = JSON.parse(readFileSync(new URL("../apps/api/openapi.json", import.meta.url), "utf8"));
for (const path of Object.keys(whole.paths)) {
  if (!PATHS.includes(path)) delete whole.paths[path];
}
for (const operation of Object.values<Any>(whole.paths).flatMap((methods) => Object.values<Any>(methods))) {
  for (const status of ["400", "401", "403", "405", "406", "422", "429", "503"])
    delete operation.responses[status];
}
delete whole.webhooks;
keepWhatIsReferredTo();
const released = JSON.stringify(whole, (name, value) => (name === "examples" ? undefined : value));

/** Leaves out the components that nothing of the paths leads to. */
function keepWhatIsReferredTo(): void {
  const kept = new Set<string>();
  const follow = (node: unknown): void => {
    for (const [reference, kind = "", name = ""] of JSON.stringify(node).matchAll(
      /#\/components\/(\w+)\/([^"/]+)/g,
    )) {
      if (kept.has(reference)) continue;
      kept.add(reference);
      follow(whole.components[kind][name]);
    }
  };
  follow(whole.paths);
  for (const [kind, components] of Object.entries<Any>(whole.components)) {
    if (kind === "securitySchemes") continue;
    for (const name of Object.keys(components)) {
      if (!kept.has(`#/components/${kind}/${name}`)) delete components[name];
    }
  }
}

const breaks = (change: (document: Any) => unknown, before: (document: Any) => unknown = () => {}) => {
  const [old, now] = [JSON.parse(released), JSON.parse(released)];
  before(old);
  before(now);
  change(now);
  return findBreakingOpenApiChanges(old, now);
};

describe("of two OpenAPI documents", () => {
  it(`none of these breaks anything: ${ADDITIONS.map(([name]) => name).join(", ")}`, () => {
    const all = (d: Any) => {
      for (const [, change] of ADDITIONS) change(d);
    };
    expect(breaks(all)).toEqual([]);
    expect(breaks(() => {}, all)).toEqual([]);
  });

  it.each(BREAKS)("%s breaks", (_name, change, expected) => {
    expect(breaks(change)).toEqual(expected);
  });

  it("more values of a list that was open break nothing, and fewer do", () => {
    const open = (d: Any) => (schemas(d).RolloverState["x-open-enum"] = true);
    expect(breaks((d) => schemas(d).RolloverState.enum.push("lost"), open)).toEqual([]);
    expect(breaks((d) => remove(schemas(d).RolloverState.enum, "expired"), open)).toHaveLength(1);
  });
});
