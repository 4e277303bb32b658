import { describe, expect, it } from "@jest/globals";
import { createProofSigner, type ProofRequest, type ProofSigner, useResource } from "@svc/testing";
import { expectProblem } from "../expect-problem.ts";
import { startTestWidgetAuth, type TestWidgetAuth } from "../start-test-widget-auth.ts";
import { alterToken, readToken } from "./session-forgery.ts";

const PUBLIC_URL = "https://widget.example.com/rollovers";
const OPEN = "/api/widget/auth";
const CUSTODIANS = "/api/widget/custodians";
const CREATE = "/api/widget/create-account";

describe("A session that is bound to a key", () => {
  const startInstance = (sharedEnvironment?: TestWidgetAuth) =>
    startTestWidgetAuth({
      env: { WIDGET_URL: PUBLIC_URL },
      ...(sharedEnvironment ? { sharedEnvironment } : {}),
    });
  const widget = useResource(() => startInstance());

  const signFor = (signer: ProofSigner, path: string, changes: Partial<ProofRequest> = {}) =>
    signer.sign({ method: "GET", url: `${PUBLIC_URL}${path}`, ...changes });
  const signOpening = (signer: ProofSigner) => signFor(signer, OPEN, { method: "POST" });
  const openWithProof = (proof: string, body: object = {}) =>
    widget.call("post", OPEN, widget.sk.key).set("DPoP", proof).send(body);
  const openBoundSession = async (signer: ProofSigner, body: object = {}): Promise<string> =>
    (await openWithProof(await signOpening(signer), body).expect(201)).body.sessionToken;
  const listCustodians = (token: string, proof: string, instance = widget) =>
    instance.call("get", CUSTODIANS, null).set("Authorization", `DPoP ${token}`).set("DPoP", proof);

  it.each(["ES256", "EdDSA"] as const)(
    "is opened with an %s proof, and needs one for each request",
    async (algorithm) => {
      const signer = await createProofSigner(algorithm);
      const opening = await signOpening(signer);
      const { body } = await openWithProof(opening, { externalUserId: algorithm }).expect(201);
      const { sessionToken: token } = body;
      expect(body.tokenType).toBe("DPoP");
      expect(readToken(token).payload).toMatchObject({ cnf: { jkt: signer.thumbprint } });
      await listCustodians(token, await signFor(signer, CUSTODIANS, { credential: token })).expect(200);
      const proof = await signFor(signer, CREATE, { method: "POST", credential: token });
      await widget
        .call("post", CREATE, null)
        .set("Authorization", `DPoP ${token}`)
        .set("DPoP", proof)
        .send({ firstName: "Ada", email: `${algorithm}@example.com` })
        .expect(201);
      const response = await widget.call("get", CUSTODIANS, token);
      expectProblem(response, "proof_required");
      expect(response.headers["www-authenticate"]).toContain('DPoP error="invalid_dpop_proof"');
    },
  );

  it("is not bound if it is opened without a proof: its token is a bearer token", async () => {
    const { body } = await widget.call("post", OPEN, widget.sk.key).send({}).expect(201);
    expect(body.tokenType).toBe("Bearer");
    expect(readToken(body.sessionToken).payload).not.toHaveProperty("cnf");
    await widget.call("get", CUSTODIANS, body.sessionToken).expect(200);
    const signer = await createProofSigner();
    const { sessionToken: token } = body;
    const withProof = await listCustodians(token, await signFor(signer, CUSTODIANS, { credential: token }));
    expect(expectProblem(withProof, "proof_invalid")).toMatchObject({ reason: "not_bound" });
  });

  it.each<[string, string, (signer: ProofSigner, token: string) => Promise<string>]>([
    [
      "another key",
      "wrong_key",
      async (_signer, token) => signFor(await createProofSigner(), CUSTODIANS, { credential: token }),
    ],
    [
      "another token",
      "wrong_credential",
      async (signer) => signFor(signer, CUSTODIANS, { credential: await openBoundSession(signer) }),
    ],
    ["no token", "wrong_credential", (signer) => signFor(signer, CUSTODIANS)],
    ["another path", "wrong_url", (signer, token) => signFor(signer, CREATE, { credential: token })],
    [
      "the service's internal URL",
      "wrong_url",
      (signer, token) => signer.sign({ method: "GET", url: `${widget.url}${CUSTODIANS}`, credential: token }),
    ],
    ["the request that opens a session", "wrong_method", (signer) => signOpening(signer)],
  ])("401 rejects a proof for %s (%s)", async (_name, reason, createProof) => {
    const signer = await createProofSigner();
    const token = await openBoundSession(signer);
    const response = await listCustodians(token, await createProof(signer, token));
    expect(expectProblem(response, "proof_invalid")).toMatchObject({ reason });
  });

  it("accepts each proof once, across instances, including the one that opens a session", async () => {
    const secondInstance = await startInstance(widget);
    try {
      const signer = await createProofSigner();
      const opening = await signOpening(signer);
      const token: string = (await openWithProof(opening).expect(201)).body.sessionToken;
      const replayed = await openWithProof(opening);
      expect(expectProblem(replayed, "proof_invalid")).toMatchObject({ reason: "replayed" });
      const proof = await signFor(signer, CUSTODIANS, { credential: token });
      const responses = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          listCustodians(token, proof, index % 2 === 0 ? widget : secondInstance),
        ),
      );
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    } finally {
      await secondInstance.stop();
    }
  });

  it("401 opens no session for an invalid proof", async () => {
    const signer = await createProofSigner();
    for (const [proof, reason] of [
      ["proof", "malformed"],
      [await signFor(signer, OPEN), "wrong_method"],
      [
        await signer.sign({
          method: "POST",
          url: `${PUBLIC_URL}${OPEN}`,
          header: { jwk: signer.privateJwk },
        }),
        "malformed",
      ],
    ] as const)
      expect(expectProblem(await openWithProof(proof), "proof_invalid")).toMatchObject({ reason });
  });

  it("401 rejects a token whose binding was removed or extended", async () => {
    const token = await openBoundSession(await createProofSigner());
    const [header, , signature] = token.split(".");
    const { cnf: _cnf, ...payload } = readToken(token).payload;
    const unbound = `${header}.${Buffer.from(JSON.stringify(payload)).toString("base64url")}.${signature}`;
    const extended = alterToken(token, { payload: { cnf: { jkt: "x", extra: 1 } } });
    for (const altered of [unbound, extended])
      expectProblem(await widget.call("get", CUSTODIANS, altered), "session_invalid");
  });
});
