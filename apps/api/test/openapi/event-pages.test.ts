import { describe, expect, it } from "@jest/globals";
import { adviseOn } from "../../src/webhooks/events/event-advice.ts";
import { EVENT_TYPE_NAMES } from "../../src/webhooks/events/event-types.ts";
import { expectProblem } from "../expect-problem.ts";
import { useTestApi } from "../start-test-api.ts";

describe("Pages of event types", () => {
  const api = useTestApi();

  it("200 lists every event type, each with a page", async () => {
    const { text } = await api.call("get", "/docs/events", null).expect(200);
    const links = [...text.matchAll(/<li><a href="\/docs\/events\/([\w.]+)"><code>/g)].map(
      ([, name]) => name,
    );
    expect(links).toEqual(EVENT_TYPE_NAMES);
    for (const name of EVENT_TYPE_NAMES) {
      const page = await api.call("get", `/docs/events/${name}`, null).expect(200);
      expect(page.text).toContain(`<h1>${name}</h1>`);
      for (const id of ["sent", "react", "example", "schema"]) expect(page.text).toContain(`id="${id}"`);
      expect(page.text).toContain("<code>payload: thin</code>");
      expect(page.text).not.toMatch(/>undefined<|\[object Object\]/);
      const [, reference = ""] = /href="(\/docs\/reference\/on_\w+)"/.exec(page.text) ?? [];
      await api.call("get", reference, null).expect(200);
    }
  });

  it("has advice for every event type", () => {
    // The default for event types without advice.
    const fallback = "Respond with 2xx.";
    for (const name of EVENT_TYPE_NAMES) expect(adviseOn(name)).not.toBe(fallback);
  });

  it("have a list that every page links to", async () => {
    for (const path of ["/", "/docs", "/docs/guides"])
      expect((await api.call("get", path, null).set("Accept", "text/html")).text).toContain(
        'href="/docs/events"',
      );
  });

  it("404 for an unknown type, and 405 for a write", async () => {
    for (const type of ["rollover.unknown", "constructor", "<script>", "..%2fguides"])
      expectProblem(await api.call("get", `/docs/events/${type}`, null), "not_found");
    expectProblem(await api.call("post", "/docs/events", null), "method_not_allowed");
    expectProblem(await api.call("delete", "/docs/events/rollover.completed", null), "method_not_allowed");
  });
});
