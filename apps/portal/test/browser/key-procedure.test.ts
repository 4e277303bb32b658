import { expect, it } from "@jest/globals";
import { newId } from "@svc/service-kit";
import { buildKey, createProofSigner, describeWithBrowser, pollUntil } from "@svc/testing";
import { callAs } from "../../../api/test/portal/member-calls.ts";
import { usePortal } from "./use-portal.ts";

const KEY = /svc_test_ak_[0-9A-Za-z]{49}/;

describeWithBrowser("Key lifecycle in the portal", () => {
  const portal = usePortal();

  const readCurrentKey = async (key: string) => {
    const headers = { Authorization: `Bearer ${key}` };
    const response = await fetch(`${portal.api.url}/v1/api-keys/current`, { headers });
    return { status: response.status, body: (await response.json()) as { code?: string; status?: string } };
  };

  it("generates a key, waits for its first call, rotates it, and revokes the old key", async () => {
    const { page, pageErrors, findIssues, close } = await portal.open("owner", "/keys");
    await page.getByRole("heading", { level: 1, name: "Keys" }).waitFor();
    await page.getByRole("grid", { name: "Keys" }).waitFor();
    expect(await findIssues()).toEqual([]);

    await page.getByRole("button", { name: "Generate key" }).click();
    const form = page.getByRole("dialog", { name: "Generate key" });
    await form.getByRole("textbox", { name: "Name" }).fill("Payroll server");
    await form.getByRole("button", { name: "Read only" }).click();
    expect(await findIssues()).toEqual([]);
    await form.getByRole("button", { name: "Generate", exact: true }).click();
    const newKeyDialog = page.getByRole("alertdialog", { name: "Your new key" });
    await newKeyDialog.waitFor();
    const [firstKey = ""] = KEY.exec((await newKeyDialog.textContent()) ?? "") ?? [];
    expect(await findIssues()).toEqual([]);
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Back to the key" }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      newKeyDialog.getByRole("button", { name: "Download .env" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^key_\w+\.env$/);
    await newKeyDialog.getByText("I have saved the key").click();
    await newKeyDialog.getByRole("button", { name: "Next: watch for the first call" }).click();
    await page.getByRole("heading", { level: 1, name: "Payroll server" }).waitFor();
    await page.getByText("Waiting for the first call…").waitFor();
    expect(await findIssues()).toEqual([]);
    expect((await readCurrentKey(firstKey)).status).toBe(200);
    await page.getByText("The first call has arrived.").waitFor();
    expect(await page.content()).not.toContain(firstKey);

    await page.getByRole("button", { name: "Rotate", exact: true }).click();
    const rotation = page.getByRole("dialog", { name: "Rotate the key" });
    await rotation.waitFor();
    expect(await findIssues()).toEqual([]);
    await rotation.getByRole("button", { name: "Create new key" }).click();
    await newKeyDialog.getByText(/^The old key expires/).waitFor();
    const [secondKey = ""] = KEY.exec((await newKeyDialog.textContent()) ?? "") ?? [];
    expect(secondKey).not.toBe(firstKey);
    await newKeyDialog.getByText("I have saved the key").click();
    await newKeyDialog.getByRole("button", { name: "Next: watch for the first call" }).click();
    await page.getByText("Waiting for the first call…").waitFor();
    expect((await readCurrentKey(firstKey)).body.status).toBe("expiring");
    expect((await readCurrentKey(secondKey)).status).toBe(200);
    await page.getByText("The first call has arrived.").waitFor();

    await page.getByRole("button", { name: "Revoke the old key" }).click();
    const revocation = page.getByRole("alertdialog", { name: "Revoke key" });
    const revoke = revocation.getByRole("button", { name: "Revoke key" });
    expect(await revoke.isDisabled()).toBe(true);
    // Both keys have the same name, so the dialog asks for the last four characters.
    const [, last4 = ""] = /…(\w{4})Last used/.exec((await revocation.textContent()) ?? "") ?? [];
    expect(last4).not.toBe("");
    await revocation.getByText("Last used").waitFor();
    await revocation.getByRole("textbox").fill("Payroll server");
    expect(await revoke.isDisabled()).toBe(true);
    await revocation.getByRole("textbox").fill(last4);
    expect(await findIssues()).toEqual([]);
    await revoke.click();
    await page.getByText("The old key is revoked. It no longer works.").waitFor();
    const refused = await pollUntil("the old key is refused", () => readCurrentKey(firstKey), {
      isDone: ({ status }) => status === 401,
    });
    expect(refused.body.code).toBe("api_key_revoked");
    expect((await readCurrentKey(secondKey)).status).toBe(200);

    await page.getByRole("button", { name: "Rotate", exact: true }).click();
    await rotation.getByText("Immediately").click();
    await rotation.getByText("Calls with the old key fail until you deploy the new one.").waitFor();
    expect(await findIssues()).toEqual([]);
    await rotation.getByRole("button", { name: "Create new key" }).click();
    await newKeyDialog.getByText("The old key no longer works.").waitFor();
    expect(await findIssues()).toEqual([]);
    await pollUntil("the rotated key is refused", () => readCurrentKey(secondKey), {
      isDone: ({ status }) => status === 401,
    });
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("binds a key to a pasted or chosen public key, and never sends a private key", async () => {
    const { page, pageErrors, findIssues, close } = await portal.open("owner", "/keys");
    const { jwk, privateJwk, thumbprint } = await createProofSigner();
    const sent: (string | null)[] = [];
    // Only a routed request has the body of a `Request` object.
    await page.route("**/*", (route) => {
      sent.push(route.request().postData());
      return route.continue();
    });
    await page.getByRole("button", { name: "Generate key" }).click();
    const form = page.getByRole("dialog", { name: "Generate key" });
    await form.getByRole("textbox", { name: "Name" }).fill("Bound server");
    await form.getByText("Bind to a key pair").click();
    const field = form.getByRole("textbox", { name: "Public key (JWK)" });
    const submit = form.getByRole("button", { name: "Generate", exact: true });
    await field.fill("key");
    await submit.click();
    await form.getByText("Enter one JWK: a JSON object.").waitFor();
    await field.fill(JSON.stringify(privateJwk));
    await submit.click();
    await form.getByText("This JWK contains a private key.").waitFor();
    await form.getByText("Bind to a key pair").click();
    await field.waitFor({ state: "hidden" });
    await submit.click();
    await form.getByText("This JWK contains a private key.").waitFor();
    expect(await findIssues()).toEqual([]);
    expect(sent.join()).not.toContain(privateJwk.d);
    await form.locator("input[type=file]").setInputFiles({
      name: "proof-key.jwk",
      mimeType: "application/json",
      buffer: Buffer.from(JSON.stringify(jwk)),
    });
    await pollUntil("the file is shown", async () => (await field.inputValue()) === JSON.stringify(jwk));
    await submit.click();
    const newKeyDialog = page.getByRole("alertdialog", { name: "Your new key" });
    await newKeyDialog.waitFor();
    expect(sent.join()).toContain(jwk.x);
    const [key = ""] = KEY.exec((await newKeyDialog.textContent()) ?? "") ?? [];
    expect((await readCurrentKey(key)).body.code).toBe("proof_required");
    await newKeyDialog.getByText("I have saved the key").click();
    await newKeyDialog.getByRole("button", { name: "Next: watch for the first call" }).click();
    await page.getByText(thumbprint).waitFor();
    await page.getByText("Make any call with the new key and a proof").waitFor();
    expect(await findIssues()).toEqual([]);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("keeps a pasted key out of the address and of all requests", async () => {
    const { page, pageErrors, close } = await portal.open("owner", "/keys");
    const { key } = portal.api.ak;
    const urls: string[] = [];
    page.on("request", (request) => urls.push(request.url()));
    page.on("framenavigated", (frame) => urls.push(frame.url()));
    const row = page.getByRole("row", { name: /Test ak/ }).first();
    for (const text of [key, `SVC_AK=${key}`, `Bearer ${key}`]) {
      const search = page.getByRole("searchbox", { name: /^Search/ });
      await search.fill("");
      await search.fill(text);
      await page.waitForURL(/q=/);
      await row.waitFor();
      await page.reload();
      await row.waitFor();
    }
    for (const [path, role, name, button] of [
      ["/custodians", "searchbox", /Search/, null],
      ["/plans", "searchbox", /Search/, null],
      ["/receiving-desk", "searchbox", /Search/, null],
      ["/events", "textbox", "Rollover ID", null],
      ["/logs", "textbox", "Route", "Apply"],
      ["/audit", "textbox", "Target", "Filter"],
      ["/rollovers/new", "combobox", /ustodian/, null],
    ] as const) {
      await page.goto(`${portal.origin}/portal${path}`);
      const search = role === "combobox" ? page.waitForRequest(/[?&]q=svc_test_ak_/) : null;
      await page.getByRole(role, { name }).first().fill(key);
      if (button !== null) await page.getByRole("button", { name: button }).click();
      await (search ?? page.waitForURL(/svc_test_ak_/));
    }
    expect(urls.filter((url) => url.includes(key.slice(-20)))).toEqual([]);
    // An older address in the browser's history.
    await page.goto(`${portal.origin}/portal/keys?q=${key}`);
    await row.waitFor();
    await page.waitForURL((url) => !url.href.includes(key));
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("rotates a key as a second person confirmed it, without another request", async () => {
    const { api } = portal;
    const [requester, approver] = [await portal.signIn("owner"), await portal.signIn("admin")];
    const { id: keyId } = await buildKey(api, "ak", { organizationId: api.ak.organizationId });
    const input = { gracePeriodSeconds: 3_600 };
    const { id } = await api.db.prisma.approval.create({
      data: {
        // Test keys need no approval, so insert one as in the live environment.
        id: newId("apr"),
        organizationId: api.ak.organizationId,
        action: "rotate_live_key",
        params: { keyId, ...input },
        state: "pending",
        requestedBy: { type: "member", id: requester.memberId },
        requesterId: requester.userId,
        requestedAt: new Date(),
        expiresAt: new Date(Date.now() + 86_400_000),
      },
    });
    await callAs(api, approver, "post", `/v1/approvals/${id}/confirm`).expect(200);
    const { page, pageErrors, findIssues, close } = await portal.open(requester, `/approvals/${id}`);
    await page.getByRole("link", { name: "Open key" }).click();
    await page.getByRole("button", { name: "Rotate" }).click();
    const dialog = page.getByRole("dialog", { name: "Rotate the key" });
    await dialog.getByText("A second person confirmed this rotation").waitFor();
    await dialog.getByText("Old key expires: In 1 hour.").waitFor();
    expect(await dialog.getByRole("radio").count()).toBe(0);
    expect(await findIssues()).toEqual([]);
    const bodies: object[] = [];
    await page.route(`**/portal/api/keys/${keyId}/rotate`, (route) => {
      bodies.push(route.request().postDataJSON());
      return route.continue();
    });
    await dialog.getByRole("button", { name: "Create new key" }).click();
    await page.getByRole("alertdialog", { name: "Your new key" }).waitFor();
    expect(bodies).toEqual([input]);
    expect(pageErrors).toEqual([]);
    await close();
  });
});
