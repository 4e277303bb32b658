import { readFile } from "node:fs/promises";
import { expect, it } from "@jest/globals";
import { describeWithBrowser } from "@svc/testing";
import { setSecondPersonActions } from "../../../api/test/approvals/approval-calls.ts";
import { createRollover } from "../../../api/test/workflow/rollover-steps.ts";
import { usePortal } from "./use-portal.ts";

describeWithBrowser("Letters on the rollover page", () => {
  const portal = usePortal();
  const readLetters = async (id: string) =>
    (await portal.api.call("get", `/v1/rollovers/${id}/letters`).expect(200)).body.data;

  it("requests an e-signature from a listed provider", async () => {
    const id = await createRollover(portal.api);
    await portal.api
      .call("post", `/v1/rollovers/${id}/letters`)
      .send({ kind: "letter_of_acceptance" })
      .expect(201);
    const { page, pageErrors, findIssues, close } = await portal.open("operations", `/rollovers/${id}`);
    const dialog = page.locator(".dialog");
    await page.getByRole("button", { name: "Request e-signature for letter 1" }).click();
    await dialog.getByText("No provider yet").waitFor();
    expect(await findIssues()).toEqual([]);
    await dialog.getByRole("button", { name: "Cancel" }).click();
    const createEndpoint = async (path: string, eventTypes: string[], description: string) => {
      const endpoint = { url: `https://sign.example.com/${path}`, eventTypes, description };
      return (await portal.api.call("post", "/v1/webhook-endpoints").send(endpoint).expect(201)).body;
    };
    await createEndpoint("accounts", ["account.*"], "Accounts");
    await createEndpoint("pen", ["rollover.letter_signature_requested"], "Pen and Seal");
    const quill = await createEndpoint("quill", ["rollover.*"], "Quill Signatures");
    await page.reload();
    await page.getByRole("button", { name: "Request e-signature for letter 1" }).click();
    await dialog.getByRole("button", { name: /E-signature provider/ }).click();
    expect(
      (await page.getByRole("option").allTextContents()).map((text) => text.replace(/https.*/, "")),
    ).toEqual(expect.arrayContaining(["Pen and Seal", "Quill Signatures"]));
    expect(await page.getByRole("option", { name: "Accounts" }).count()).toBe(0);
    await page.getByRole("option", { name: "Quill Signatures" }).click();
    await dialog.getByLabel("Signer's name").fill("Grace Hopper");
    await dialog.getByLabel("Signer's email").fill("grace@example.com");
    expect(await findIssues()).toEqual([]);
    await dialog.getByRole("button", { name: "Request e-signature" }).click();
    await dialog.waitFor({ state: "detached" });
    const [letter] = await readLetters(id);
    expect(letter.signatureRequest).toMatchObject({
      endpointId: quill.id,
      status: "pending",
      signer: { name: "Grace Hopper", email: "grace@example.com" },
    });
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("issues, replaces, downloads and signs a letter", async () => {
    const id = await createRollover(portal.api);
    const { page, pageErrors, findIssues, close } = await portal.open("operations", `/rollovers/${id}`);
    const dialog = page.locator(".dialog");
    const issue = async (kind: string) => {
      await page.getByRole("button", { name: "Issue letter" }).click();
      await dialog.getByText(kind, { exact: true }).click();
      await dialog.getByRole("button", { name: "Issue letter" }).click();
      await dialog.waitFor({ state: "detached" });
    };
    await page.getByRole("button", { name: "Issue letter" }).click();
    const transfer = dialog.locator("dl > div", { hasText: "Transfer request" });
    await transfer.getByText("Only for trustee-to-trustee transfers.").waitFor();
    // Of eight kinds, the transfer request and the self-certification do not apply.
    expect(await dialog.getByRole("radio").count()).toBe(6);
    expect(await findIssues()).toEqual([]);
    await dialog.getByRole("button", { name: "Issue letter" }).click();
    await dialog.locator("[data-invalid]").first().waitFor();
    await page.keyboard.press("Escape");

    await issue("Letter of acceptance (LOA)");
    await issue("Cover sheet");
    await issue("Letter of acceptance (LOA)");
    const letters = page.getByRole("table", { name: "Letters" });
    const row = (number: number) => letters.locator("tbody tr").nth(number - 1);
    await row(1).getByText("Replaced by letter 3").waitFor();
    await row(3).getByText("Replaces letter 1").waitFor();
    await row(3).getByText("Seal verified").waitFor();
    expect(await letters.getByRole("button", { name: /^Sign/ }).count()).toBe(1);

    const [saved] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Download: letter 3" }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe("letter-of-acceptance-3.pdf");
    expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe("%PDF-");

    const openedTab = page
      .context()
      .waitForEvent("page")
      .then(async (tab) => {
        // Browsers without a PDF viewer download the file.
        await Promise.any([tab.waitForURL(/^blob:/), tab.waitForEvent("download")]);
        return tab;
      });
    await page.getByRole("button", { name: "Open: letter 3" }).click();
    await (await openedTab).close();

    await page.getByRole("button", { name: "Sign letter 3" }).click();
    await dialog.getByLabel("Full name").fill("Grace Hopper");
    await dialog.getByRole("button", { name: "Sign letter" }).click();
    await dialog.locator("[aria-invalid=true], [data-invalid]").first().waitFor();
    expect(await dialog.getByLabel("Full name").inputValue()).toBe("Grace Hopper");
    expect(await findIssues()).toEqual([]);
    await dialog.getByRole("textbox", { name: "Title" }).fill("Vice President");
    await dialog.getByText("I have read this letter").click();
    await dialog.getByRole("button", { name: "Sign letter" }).click();
    await row(3).getByText("Grace Hopper, Vice President").waitFor();
    const [, , signed] = await readLetters(id);
    expect(signed).toMatchObject({ signature: { name: "Grace Hopper", signedSha256: signed.file.sha256 } });
    await page.getByRole("row", { name: /letter-of-acceptance-3\.pdf/ }).waitFor();
    await page.getByRole("button", { name: "Open signed: letter 3" }).waitFor();
    expect(await findIssues()).toEqual([]);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("shows why a teammate's newer letter must be signed instead, and keeps the typed name", async () => {
    const id = await createRollover(portal.api);
    const issue = () =>
      portal.api
        .call("post", `/v1/rollovers/${id}/letters`)
        .send({ kind: "letter_of_acceptance" })
        .expect(201);
    await issue();
    const { page, close } = await portal.open("operations", `/rollovers/${id}`);
    await page.getByRole("button", { name: "Sign letter 1" }).click();
    const dialog = page.locator(".dialog");
    await dialog.getByLabel("Full name").fill("Grace Hopper");
    await dialog.getByRole("textbox", { name: "Title" }).fill("Vice President");
    await dialog.getByText("I have read this letter").click();
    await issue();
    await dialog.getByRole("button", { name: "Sign letter" }).click();
    await dialog.getByText("Letter 2 replaces letter 1. Sign letter 2.").waitFor();
    expect(await dialog.getByLabel("Full name").inputValue()).toBe("Grace Hopper");
    await close();
  });

  it("requests a second person's approval to print full account numbers", async () => {
    const { api } = portal;
    const id = await createRollover(api);
    await setSecondPersonActions(api, ["reveal"]);
    const { page, pageErrors, findIssues, close } = await portal.open("operations", `/rollovers/${id}`);
    await page.getByRole("button", { name: "Issue letter" }).click();
    const dialog = page.locator(".dialog");
    await dialog.getByText("Cover sheet", { exact: true }).click();
    await dialog.getByText("Print full account numbers").click();
    await dialog.getByRole("button", { name: "Issue letter" }).click();
    await dialog.getByText("This needs a second person").waitFor();
    expect(await findIssues()).toEqual([]);
    await dialog.getByRole("button", { name: "Request approval" }).click();
    await dialog.getByText("This needs a second person").waitFor({ state: "detached" });
    expect(await dialog.getByRole("radio", { name: /Cover sheet/ }).isChecked()).toBe(true);
    expect(await readLetters(id)).toEqual([]);
    expect(pageErrors).toEqual([]);
    await setSecondPersonActions(api, []);
    await close();
  });

  it("shows viewers the list without actions", async () => {
    const id = await createRollover(portal.api);
    await portal.api.call("post", `/v1/rollovers/${id}/letters`).send({ kind: "cover_sheet" }).expect(201);
    const { page, close } = await portal.open("viewer", `/rollovers/${id}`);
    await page.getByRole("table", { name: "Letters" }).getByText("Cover sheet").waitFor();
    for (const name of [/^Issue letter/, /^Open: letter/, /^Download: letter/, /^Sign letter/]) {
      expect(await page.getByRole("button", { name }).count()).toBe(0);
    }
    await close();
  });
});
