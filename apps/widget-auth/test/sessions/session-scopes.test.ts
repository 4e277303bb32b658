import { afterEach, describe, expect, it, jest } from "@jest/globals";
import { useResource } from "@svc/testing";
import { SessionStore } from "../../src/sessions/session-store.ts";
import { expectProblem } from "../expect-problem.ts";
import { startTestWidgetAuth } from "../start-test-widget-auth.ts";

describe("A session with limited scopes", () => {
  const widget = useResource(startTestWidgetAuth);
  afterEach(() => {
    jest.restoreAllMocks();
  });

  /** Limits scopes artificially: real sessions have all of them. */
  function limitTo(...scopes: string[]): void {
    const { find } = SessionStore.prototype;
    jest.spyOn(SessionStore.prototype, "find").mockImplementation(async function (
      this: SessionStore,
      ...args
    ) {
      const session = await find.apply(this, args);
      return session && { ...session, scopes };
    });
  }

  it("403 rejects operations outside its scopes", async () => {
    const { token } = await widget.openSession();
    const listCustodians = () => widget.call("get", "/api/widget/custodians", token);
    const create = () => widget.call("post", "/api/widget/create-account", token).send({ firstName: "Ada" });
    limitTo("widget:custodians");
    await listCustodians().expect(200);
    expectProblem(await create(), "insufficient_scope");
    jest.restoreAllMocks();
    limitTo("widget:accounts");
    expectProblem(await listCustodians(), "insufficient_scope");
    expect(await widget.db.prisma.account.count()).toBe(0);
  });
});
