import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { useResource } from "@svc/testing";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { startTestWidgetAuth } from "../start-test-widget-auth.ts";

const PATH = "/api/widget/custodians";
const MINUTE_MS = 60_000;

describe("Revalidation of GET /api/widget/custodians", () => {
  const widget = useResource(startTestWidgetAuth);
  afterEach(() => void jest.restoreAllMocks());

  const list = (query = "", tag?: string, key = widget.pk.key) => {
    const call = widget.call("get", `${PATH}${query}`, key);
    return tag === undefined ? call : call.set("If-None-Match", tag);
  };
  const readEtag = async (query = "") => String((await list(query).expect(200)).headers.etag);

  it.each([
    ["the current ETag", (tag: string) => tag],
    ["the ETag, made weak by a proxy", (tag: string) => `W/${tag}`],
    ["a list that contains the ETag", (tag: string) => `"other", ${tag}`],
    ["*", () => "*"],
  ])("304 returns the ETag and no body for %s", async (_label, toHeader) => {
    const tag = await readEtag();
    const response = await list("", toHeader(tag)).expect(304);
    expect(response.text).toBe("");
    expect(response.headers).toMatchObject({ etag: tag, "cache-control": "private, max-age=60" });
    expect(response.headers["content-type"]).toBeUndefined();
  });

  it.each(['"other"', "", "other", 'W/"other", "more"'])(
    "200 returns the list for a different tag, %j",
    async (tag) => {
      const response = await list("", tag).expect(200);
      expect(response.body.data).toHaveLength(20);
    },
  );

  it("304 requires a valid credential and a valid query", async () => {
    const tag = await readEtag();
    expectProblem(await list("", tag, "svc_test_pk_nonsense"), "invalid_api_key");
    expect(expectIssues(await list("?limit=0", tag), "invalid_request")).toEqual(["limit"]);
    expect(expectIssues(await list("?cursor=x", tag), "invalid_request")).toEqual(["cursor"]);
    expect(expectIssues(await list("?colour=red", tag), "unknown_parameter")).toEqual(["colour"]);
    expect((await list("?q=fid", tag).expect(304)).text).toBe("");
  });

  it("returns the same tag on every instance, and another one a minute after the directory changes", async () => {
    const second = await startTestWidgetAuth({ sharedEnvironment: widget });
    try {
      const tag = await readEtag();
      await second.call("get", PATH, second.pk.key).set("If-None-Match", tag).expect(304);
      await widget.db.prisma.custodian.update({
        where: { slug: "fidelity" },
        data: { aliases: ["Magellan House"] },
      });
      await list("", tag).expect(304);
      const now = performance.now.bind(performance);
      jest.spyOn(performance, "now").mockImplementation(() => now() + MINUTE_MS);
      const response = await list("?q=magellan", tag).expect(200);
      expect(response.body.data.map(({ slug }: { slug: string }) => slug)).toEqual(["fidelity"]);
      expect(response.headers.etag).not.toBe(tag);
    } finally {
      await second.stop();
    }
  });

  it("returns problems that are never cached", async () => {
    const response = await list("?limit=0");
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(response.headers.etag).toBeUndefined();
  });
});
