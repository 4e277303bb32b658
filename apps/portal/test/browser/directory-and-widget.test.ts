import { expect, it } from "@jest/globals";
import { buildKey, describeWithBrowser } from "@svc/testing";
import { HEADER, RECEIVING, row } from "../../../../packages/custodians/test/import/csv-file.ts";
import { usePortal } from "./use-portal.ts";

const toCsvFile = (...rows: string[]) => ({
  name: "directory.csv",
  mimeType: "text/csv",
  buffer: Buffer.from([HEADER, ...rows].join("\n")),
});

describeWithBrowser("Portal directory and widget pages", () => {
  const portal = usePortal({ env: { WIDGET_URL: "https://widget.example.com" } });

  it("find a custodian, show why it matched, and show only the ends of its account numbers", async () => {
    const { page, pageErrors, findIssues, close } = await portal.open("viewer", "/custodians");
    await page.getByRole("row").nth(5).waitFor();
    expect(await page.getByRole("button", { name: "Import" }).count()).toBe(0);
    expect(await findIssues()).toEqual([]);
    await page.getByRole("searchbox").fill("tsp");
    await page.getByText("Also known as").first().waitFor();
    await page.getByRole("searchbox").fill("test-instant");
    await page.getByRole("row").filter({ hasText: /Test/ }).first().press("Enter");
    await page
      .getByText(/account \*{4}\d+/)
      .first()
      .waitFor();
    expect(await findIssues()).toEqual([]);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("let the institution's staff import only the changes that they have previewed", async () => {
    const platform = await portal.signIn("platform");
    const { page, pageErrors, findIssues, close } = await portal.open(null, "/sign-in");
    const { organizationId } = portal.api.ak;
    await portal.signInContext(page.context(), platform);
    await page.evaluate(`localStorage.setItem("svc.organization", ${JSON.stringify(organizationId)})`);
    await page.goto(`${portal.origin}/portal/custodians`);
    const choose = async (file: ReturnType<typeof toCsvFile>) => {
      const [chooser] = await Promise.all([
        page.waitForEvent("filechooser"),
        page.getByRole("button", { name: "choose a file" }).click(),
      ]);
      await chooser.setFiles(file);
      await page.getByRole("button", { name: "Preview changes" }).click();
    };
    await page.getByRole("button", { name: "Import" }).click();
    await choose(toCsvFile(row({ roles: "nobody" })));
    await page.getByText(/line 2, column 5 \(roles\)/).waitFor();

    const file = toCsvFile(row({ ...RECEIVING, slug: "zenith-trust", name: "Zenith Trust" }));
    await choose(file);
    await page.getByText("Changed payment details").waitFor();
    await page.getByText(`accountNumber: ${RECEIVING.achAccountNumber}`).waitFor();
    expect(await findIssues()).toEqual([]);
    const { db } = portal.api;
    // The directory changes after the preview.
    const { rows } = await db.pool.query(
      `INSERT INTO custodians SELECT (jsonb_populate_record(c, '{"id": "cus_zenith", "slug": "zenith-trust"}')).*
       FROM custodians c WHERE slug = 'voya' RETURNING id`,
    );
    await page.getByRole("button", { name: "Import 1 change" }).click();
    await page.getByText("The directory changed after the preview").waitFor();
    await page.getByRole("button", { name: "Preview changes" }).click();
    await page.getByRole("button", { name: "Import 1 change" }).click();
    await page.getByText("Directory imported.").waitFor();
    const after = await db.pool.query("SELECT name FROM custodians WHERE id = $1", [rows[0].id]);
    expect(after.rows[0].name).toBe("Zenith Trust");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "Export CSV" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("custodians.csv");
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("set where the widget runs, preview its appearance, and show the HTML to embed it", async () => {
    const { page, pageErrors, findIssues, close } = await portal.open("developer", "/widget");
    await page.getByText("No public key").waitFor();
    const pk = await buildKey(portal.api, "pk", { organizationId: portal.api.ak.organizationId });
    await page.getByRole("button", { name: "Add origin" }).click();
    await page.getByLabel("Origin 1").fill("https://app.example.com/path");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("must be an origin such as").waitFor();
    await page.getByLabel("Origin 1").fill("https://app.example.com");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Saved. It takes effect within a second.").waitFor();

    const widget = page.frameLocator("iframe").locator("svc-rollover-widget");
    await widget.getByRole("combobox").waitFor();
    await page.getByLabel("Text on accent").fill("#0b6b58");
    await page.getByText(/has a contrast of 1\.0 to 1/).waitFor();
    await page.getByRole("button", { name: "Color scheme" }).click();
    await page.getByRole("option", { name: "Dark" }).click();
    // The default accent of the dark scheme is lighter.
    await page.getByText(/has a contrast of 3\.\d to 1/).waitFor();
    await page.getByRole("button", { name: "Reset to default" }).click();
    await page.getByText(/has a contrast of/).waitFor({ state: "detached" });
    await page.getByLabel("Accent", { exact: true }).fill("#ffee00");
    await page.getByText(/has a contrast of 1\.\d to 1/).waitFor();
    expect(await widget.getAttribute("style")).toBe("--svc-accent: #ffee00;");
    await widget.getByRole("combobox").fill("acme");
    await widget.getByRole("option", { name: /Acme Retirement Services/ }).waitFor();
    await page.getByText("--svc-accent: #ffee00;").waitFor();
    await page.getByLabel("Organization name").fill('Harbor & "Sons"');
    await page.getByLabel("Privacy policy").fill("https://harbor.example/privacy");
    await widget.getByText('with Harbor & "Sons"').waitFor();
    await page.getByText('organization-name="Harbor &amp; &quot;Sons&quot;"').waitFor();
    await page.getByText('privacy-url="https://harbor.example/privacy"').waitFor();
    await page.reload();
    await page.getByLabel("Full key").fill(pk.key);
    await page.getByText(`public-key="${pk.key}"`).waitFor();
    await page.getByText('base-url="https://widget.example.com"').waitFor();
    await page.getByLabel("Full key").fill(portal.api.ak.key);
    await page.getByText("This is a secret key").waitFor();
    expect(await page.content()).not.toContain(portal.api.ak.key);
    expect(await findIssues()).toEqual([]);
    expect(pageErrors).toEqual([]);
    await close();
  });
});
