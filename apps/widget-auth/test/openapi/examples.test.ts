import { describe, expect, it } from "@jest/globals";
import { toExampleShape, useResource } from "@svc/testing";
import { createOrRetrieveAccount } from "../../src/accounts/operations/create-or-retrieve-account.ts";
import { listCustodians } from "../../src/custodians/operations/list-custodians.ts";
import { openSession } from "../../src/sessions/operations/open-session.ts";
import { startTestWidgetAuth } from "../start-test-widget-auth.ts";

describe("Examples of the OpenAPI document, in their order", () => {
  const widget = useResource(startTestWidgetAuth);

  const expectExample = (body: unknown, example: unknown) =>
    expect(toExampleShape(body, ["sessionToken"])).toEqual(toExampleShape(example, ["sessionToken"]));

  it("open a session, find custodians, and create the account once", async () => {
    const { input: request, view: opened } = openSession.example;
    const session = await widget.call("post", "/api/widget/auth", widget.sk.key).send(request as object);
    expect(session.status).toBe(201);
    expectExample(session.body, opened);
    const token = session.body.sessionToken;

    const found = await widget.call("get", "/api/widget/custodians?q=test-manual&limit=1", token).expect(200);
    expectExample(found.body.data, [listCustodians.example.view]);

    const path = "/api/widget/create-account";
    const { input, view, responses } = createOrRetrieveAccount.example;
    const send = () => widget.call("post", path, token).send(input as object);
    expectExample((await send().expect(201)).body, view);
    expectExample((await send().expect(200)).body, responses?.[200]);
  });
});
