import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { computeTotp, describeWithRedis, pollUntil } from "@svc/testing";
import { BrowserUser, findMailedToken } from "./browser-user.ts";
import { type DocumentName, readDocument, sortByCallOrder } from "./documented-operations.ts";
import { buildGraphqlRequest, ROOT_FIELDS } from "./graphql-fields.ts";
import { OperationCalls } from "./operation-calls.ts";
import { type RunningStack, START_TIMEOUT_MS, startRunningStack } from "./running-stack.ts";

const DOCUMENTS: readonly DocumentName[] = ["widget", "api", "portal"];

describeWithRedis("Packed images, started like the programs of `npm start`", () => {
  let stack: RunningStack;
  let owner: BrowserUser;
  let calls: OperationCalls;
  beforeAll(async () => {
    stack = await startRunningStack({ redis: true });
    owner = new BrowserUser(stack.origin);
    const { SVC_PORTAL_EMAIL = "", SVC_PORTAL_PASSWORD = "" } = stack.demo;
    expect((await owner.signIn(SVC_PORTAL_EMAIL, SVC_PORTAL_PASSWORD)).status).toBe(200);
    calls = new OperationCalls(stack, owner);
    await calls.collectIds();
  }, START_TIMEOUT_MS);
  afterAll(() => stack?.stop());

  it("let a person accept an invitation, sign in, change and reset the password, and add TOTP", async () => {
    const email = "new@example.com";
    const firstPassword = "walnut copper thirteen rivers";
    const secondPassword = "gravel lantern teapot 4171";
    const password = "marble tornado seventeen owls";
    const invited = await fetch(`${stack.origin}/portal/api/invitations`, {
      method: "POST",
      headers: {
        ...owner.headers(),
        "Svc-Organization": stack.demo.SVC_ORGANIZATION ?? "",
        "Content-Type": "application/json",
      },
      body: JSON.stringify({ email, role: "developer" }),
    });
    expect(invited.status).toBe(201);
    const token = await findMailedToken(stack, email, 1);
    const person = new BrowserUser(stack.origin);
    await person.callAuthOrThrow("/invitation/accept", {
      token,
      name: "New Person",
      password: firstPassword,
    });
    await person.callAuthOrThrow("/sign-in/email", { email, password: firstPassword });
    await person.callAuthOrThrow("/change-password", {
      currentPassword: firstPassword,
      newPassword: secondPassword,
    });
    await person.callAuthOrThrow("/request-password-reset", { email });
    const resetToken = await findMailedToken(stack, email, 2);
    await person.callAuthOrThrow("/reset-password", { token: resetToken, newPassword: password });

    const sameUser = new BrowserUser(stack.origin);
    await sameUser.callAuthOrThrow("/sign-in/email", { email, password });
    const { totpUri } = await sameUser.callAuthOrThrow("/two-factor/enable", { password });
    await sameUser.callAuthOrThrow("/two-factor/verify-totp", { code: computeTotp(String(totpUri)) });
    const challenged = new BrowserUser(stack.origin);
    const challenge = await challenged.callAuthOrThrow("/sign-in/email", { email, password });
    expect(challenge).toEqual({ next: "second_factor" });
    // The current code was already used, so this is the next one.
    await challenged.callAuthOrThrow("/two-factor/verify-totp", { code: computeTotp(String(totpUri), 1) });
    expect(await challenged.callAuthOrThrow("/profile")).toMatchObject({ hasSecondFactor: true });
  });

  it("compress lists, but not small responses, and vary by Accept-Encoding", async () => {
    const read = async (path: string, accepted: string) => {
      const headers = { Authorization: `Bearer ${stack.demo.SVC_AK}`, "Accept-Encoding": accepted };
      const response = await fetch(`${stack.apiUrl}${path}`, { headers });
      const text = await response.text();
      const { status } = response;
      const vary = response.headers.get("Vary")?.includes("Accept-Encoding") ?? false;
      return { response: { status, encoding: response.headers.get("Content-Encoding"), vary }, text };
    };
    for (const path of ["/v1/custodians?limit=50", "/v1/rollovers?limit=5", "/v1/event-types"]) {
      const plain = await read(path, "identity");
      expect([path, plain.response]).toEqual([path, { status: 200, encoding: null, vary: true }]);
      for (const encoding of ["br", "gzip"]) {
        const compressed = await read(path, encoding);
        expect([path, compressed.response]).toEqual([path, { status: 200, encoding, vary: true }]);
        expect(compressed.text).toBe(plain.text);
      }
    }
    const small = await read("/v1/rollovers?limit=1&fields=state", "br, gzip");
    expect(small.response).toMatchObject({ status: 200, encoding: null });
  });

  it("write a letter as a PDF, export rollovers as CSV, and accept a document upload", async () => {
    const id = await calls.createRollover("submitted");
    const headers = { Authorization: `Bearer ${stack.demo.SVC_AK}` };
    const letter = await fetch(`${stack.apiUrl}/v1/rollovers/${id}/instructions`, {
      headers: { ...headers, Accept: "application/pdf" },
    });
    expect([letter.status, (await letter.text()).slice(0, 5)]).toEqual([200, "%PDF-"]);

    const table = await fetch(`${stack.apiUrl}/v1/rollovers/export?format=csv`, { headers });
    expect([table.status, table.headers.get("Content-Type")]).toEqual([
      200,
      expect.stringContaining("text/csv"),
    ]);
    expect(await table.text()).toContain(id);

    const { operations, conformance } = readDocument("api");
    const upload = operations.find((operation) => operation.id === "uploadDocument");
    if (!upload) throw new Error("the document has no uploadDocument");
    expect((await calls.call("api", upload, conformance)).status).toBe(200);
  });

  it("deliver a signed webhook to its receiver", async () => {
    await calls.createEndpoint();
    const id = await calls.createRollover();
    const findDelivery = () => stack.receiver.requests.find(({ body }) => body.includes(id));
    const { headers } = (await pollUntil("a delivery about the rollover", findDelivery)) ?? {};
    expect(headers).toMatchObject({
      "webhook-id": expect.any(String),
      "webhook-signature": expect.any(String),
    });
  });

  it("pass `svc doctor`", async () => {
    const { code, output } = await stack.svc("doctor");
    expect({ code, output }).toMatchObject({ code: 0 });
  });

  it.each(DOCUMENTS)("respond to each operation of the %s document as declared", async (name) => {
    const { operations, conformance } = readDocument(name);
    const failures: string[] = [];
    for (const operation of sortByCallOrder(operations)) {
      const { status, text } = await calls
        .call(name, operation, conformance)
        .catch((error: Error) => ({ status: 0, text: error.message }));
      const isUnauthorized = status === 401 && operation.needsCredential;
      if (status === 0 || isUnauthorized || status >= 500) failures.push(`${operation.id} ${status} ${text}`);
    }
    expect(failures).toEqual([]);
  });

  it("return no internal error for any GraphQL root field", async () => {
    const { operations } = readDocument("api");
    const failures: string[] = [];
    for (const [kind, name] of ROOT_FIELDS) {
      const example = operations.find(({ id }) => id === name)?.body?.example ?? {};
      const request = buildGraphqlRequest(kind, name, { ids: calls.ids, example: calls.ids.apply(example) });
      const response = await fetch(`${stack.apiUrl}/graphql`, {
        method: "POST",
        headers: { Authorization: `Bearer ${stack.demo.SVC_AK}`, "Content-Type": "application/json" },
        body: JSON.stringify(request),
      });
      const text = await response.text();
      const unexpectedError =
        /internal_error|INTERNAL_SERVER_ERROR|GRAPHQL_VALIDATION_FAILED|GRAPHQL_PARSE_FAILED|UNAUTHENTICATED/;
      if (response.status >= 500 || unexpectedError.test(text))
        failures.push(`${name} ${response.status} ${text}`);
    }
    expect(failures).toEqual([]);
  });

  it("log no errors", () => expect(stack.errors()).toEqual([]));
});
