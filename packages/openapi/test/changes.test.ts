import { describe, expect, it } from "@jest/globals";
import { deprecateField } from "@svc/service-kit/fields";
import { z } from "zod";
import { printAtom, printJsonFeed } from "../src/changes/feeds.ts";
import { listChanges } from "../src/changes/list-changes.ts";
import { type OpenApiDocument, recordContract } from "../src/index.ts";
import { renderFields } from "../src/reference/html/fields.ts";
import { build, defineOther } from "./things.ts";

const SINCE = "2026-05-01T00:00:00.000Z";
const SUNSET = "2027-05-01T00:00:00.000Z";

const buildDocument = (shape: z.core.$ZodLooseShape): OpenApiDocument => {
  const schema = z.strictObject(shape).meta({ id: "Box", description: "A box." });
  return build(defineOther({ responses: { 200: { description: "A box.", schema } } }));
};
const text = z.string().describe("A text.");
const before = buildDocument({ id: text, size: text, color: text });
const after = buildDocument({
  id: text,
  color: deprecateField(text, { since: SINCE, sunset: SUNSET, successor: "Box.shade" }),
  shade: text,
});

describe("Deprecated and removed fields", () => {
  const released = recordContract([], before, { version: "1.0.0", date: "2026-01-01" });
  const change = { kind: "member", version: null, date: null, sunset: null, successor: null };

  it("are listed as changes, with the date and the replacement", () => {
    const changes = listChanges(after, released).filter(({ version }) => version === null);
    expect(changes).toEqual([
      { ...change, change: "added", name: "Box.shade" },
      { ...change, change: "removed", name: "Box.size" },
      {
        ...change,
        change: "deprecated",
        name: "Box.color",
        date: "2026-05-01",
        sunset: SUNSET,
        successor: "Box.shade",
      },
    ]);
  });

  it("are entries of the feeds, with the release that removed them", () => {
    const releases = recordContract(released, after, { version: "1.1.0", date: "2026-06-01" });
    const changes = listChanges(after, releases);
    expect(changes).toContainEqual({
      ...change,
      change: "removed",
      name: "Box.size",
      version: "1.1.0",
      date: "2026-06-01",
    });
    const feed = { title: "API", url: "https://api.example.com", changes };
    const { items } = JSON.parse(printJsonFeed(feed));
    expect(items.map(({ title }: { title: string }) => title)).toEqual([
      "Version 1.1.0",
      "Deprecations",
      "Version 1.0.0",
    ]);
    expect(items[0].content_html).toContain("<h2>Removed fields</h2><ul><li><code>Box.size</code></li></ul>");
    expect(items[1].content_html).toBe(
      `<h2>Deprecated fields</h2><ul><li><code>Box.color</code> until ${SUNSET}, replaced by <code>Box.shade</code></li></ul>`,
    );
    expect(printAtom(feed)).toContain("replaced by &lt;code&gt;Box.shade&lt;/code&gt;");
  });

  it("are marked in the reference", () => {
    const reference = { $ref: "#/components/schemas/Box" };
    const html = renderFields(reference, { document: after, anchor: "body", ancestors: [] });
    expect(html).toContain('<span class="mark">deprecated</span>');
    expect(html).toContain(
      '<p class="bounds">deprecated since 2026-05-01 · removed on 2027-05-01 · replaced by <code>Box.shade</code></p>',
    );
    expect(html.match(/deprecated since/g)).toHaveLength(1);
  });
});
