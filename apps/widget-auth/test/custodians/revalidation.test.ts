import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { useResource } from "@svc/testing";
import { expectIssues, expectProblem } from "../expect-problem.ts";
import { startTestWidgetAuth } from "../start-test-widget-auth.ts";

const PATH = "/api/widget/custodians";
const MINUTE_MS = 60_000;

describe("Revalidation of GET /api/widget/custodians", () => {
  const widget = useResource(startTestWidgetAuth);
  afterEach(() => void jest.restoreAllMocks());

  const list = (query = "", etag?: string, key = widget.pk.key) => {
    const call = widget.call("get", `${PATH}${query}`, key);
    return etag === undefined ? call : call.set("If-None-Match", etag);
  };
  const readEtag = async (query = "") => String((await list(query).expect(200)).headers.etag);

  it.each([
    ["the current ETag", (etag: string) => etag],
    ["the ETag, made weak by a proxy", (etag: string) => `W/${etag}`],
    ["a list that contains the ETag", (etag: string) => `"other", ${etag}`],
    ["*", () => "*"],
  ])("304 returns the ETag and no body for %s", async (_label, toHeader) => {
    const etag = await readEtag();
    const response = await list("", toHeader(etag)).expect(304);
    expect(response.text).toBe("");
    expect(response.headers).toMatchObject({ etag, "cache-control": "private, max-age=60" });
    expect(response.headers["content-type"]).toBeUndefined();
  });

  it.each(['"other"', "", "other", 'W/"other", "more"'])(
    "200 returns the list for a different tag, %j",
    async (etag) => {
      const response = await list("", etag).expect(200);
      // The default page size.
      expect(response.body.data).toHaveLength(20);
    },
  );

  it("304 requires a valid credential and a valid query", async () => {
    const etag = await readEtag();
    expectProblem(await list("", etag, "svc_test_pk_nonsense"), "invalid_api_key");
    expect(expectIssues(await list("?limit=0", etag), "invalid_request")).toEqual(["limit"]);
    expect(expectIssues(await list("?cursor=x", etag), "invalid_request")).toEqual(["cursor"]);
    expect(expectIssues(await list("?colour=red", etag), "unknown_parameter")).toEqual(["colour"]);
    // The ETag identifies the directory, so it is valid for every query.
    expect((await list("?q=fid", etag).expect(304)).text).toBe("");
  });

  it("returns the same tag on every instance, and another one a minute after the directory changes", async () => {
    const secondInstance = await startTestWidgetAuth({ sharedEnvironment: widget });
    try {
      const etag = await readEtag();
      await secondInstance.call("get", PATH, secondInstance.pk.key).set("If-None-Match", etag).expect(304);
      await widget.db.prisma.custodian.update({
        where: { slug: "fidelity" },
        data: { aliases: ["Magellan House"] },
      });
      await list("", etag).expect(304);
      // The service reads the directory again after a minute.
      const now = performance.now.bind(performance);
      jest.spyOn(performance, "now").mockImplementation(() => now() + MINUTE_MS);
      const response = await list("?q=magellan", etag).expect(200);
      expect(response.body.data.map(({ slug }: { slug: string }) => slug)).toEqual(["fidelity"]);
      expect(response.headers.etag).not.toBe(etag);
    } finally {
      await secondInstance.stop();
    }
  });

  it("returns problems that are never cached", async () => {
    const response = await list("?limit=0");
    expect(response.headers["cache-control"]).toBe("no-store");
    expect(response.headers.etag).toBeUndefined();
  });
});
