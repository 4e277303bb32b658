import { describe, expect, it } from "@jest/globals";
import { useResource } from "@svc/testing";
import { expectProblem } from "../expect-problem.ts";
import { startTestWidgetAuth } from "../start-test-widget-auth.ts";

const COMPOSED = "zo\u00eb";
const DECOMPOSED = "zoe\u0308";

describe("Ambiguous text", () => {
  const widget = useResource(startTestWidgetAuth);

  it("400 rejects a body that is not UTF-8, or that names a participant twice", async () => {
    const headers = { Authorization: `Bearer ${widget.sk.key}`, "Content-Type": "application/json" };
    const bodies = ['{"externalUserId":"\xff"}', '{"externalUserId":"a","externalUserId":"b"}'];
    for (const text of bodies) {
      const body = Buffer.from(text, "latin1");
      const response = await fetch(`${widget.url}/api/widget/auth`, { method: "POST", headers, body });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: "malformed_json" });
    }
    const { token } = await widget.openSession({});
    expectProblem(await widget.call("get", "/api/widget/custodians?q=%ff", token), "invalid_request");
  });

  it("identifies the same participant in composed and decomposed Unicode", async () => {
    const participant = { firstName: "Zoë", email: "zoe@example.com" };
    const create = async (externalUserId: string, externalId: string) => {
      const { token } = await widget.openSession({ externalUserId });
      return widget.call("post", "/api/widget/create-account", token).send({ externalId, ...participant });
    };
    const first = await create(DECOMPOSED, COMPOSED);
    expect(first.status).toBe(201);
    const second = await create(COMPOSED, DECOMPOSED);
    expect([second.status, second.body.account.id]).toEqual([200, first.body.account.id]);
  });
});
