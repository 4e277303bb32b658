import { expect, it } from "@jest/globals";
import { buildKey, createProofSigner, describeWithRedis } from "@svc/testing";
import { expectProblem } from "../expect-problem.ts";
import { TEST_PORTAL } from "../portal/test-portal.ts";
import { useTestApi } from "../start-test-api.ts";

const PATH = "/v1/api-keys/current";

describeWithRedis("Bound keys without Redis", () => {
  const api = useTestApi();

  it("503, while other keys work", async () => {
    const signer = await createProofSigner();
    const bound = await buildKey(api, "ak", { proofKeyThumbprint: signer.thumbprint });
    const call = async () =>
      api
        .call("get", PATH, null)
        .set("Authorization", `DPoP ${bound.key}`)
        .set(
          "DPoP",
          await signer.sign({
            method: "GET",
            url: `${TEST_PORTAL.PORTAL_URL}${PATH}`,
            credential: bound.key,
          }),
        );
    expect((await call()).status).toBe(200);
    await api.redis.server?.kill();
    const response = await call();
    expect(expectProblem(response, "dependency_unavailable").detail).toContain("used proofs");
    expect(response.headers["retry-after"]).toBe("1");
    expectProblem(await api.call("get", PATH, bound.key), "proof_required");
    await api.call("get", PATH).expect(200);
  });
});
