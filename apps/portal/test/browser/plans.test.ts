import { expect, it } from "@jest/globals";
import { buildKey, describeWithBrowser, findCustodianId } from "@svc/testing";
import { usePortal } from "./use-portal.ts";

describeWithBrowser("Portal plans", () => {
  const portal = usePortal();
  let planCount = 0;
  const post = async (path: string, body: object) =>
    (await portal.api.call("post", path).send(body).expect(201)).body;
  const get = async (path: string) => (await portal.api.call("get", path).expect(200)).body;
  const createPlan = (overrides: object = {}) => {
    planCount += 1;
    const planNumber = String(planCount).padStart(3, "0");
    const body = {
      ein: "12-3456789",
      planNumber,
      name: `Acme Plan ${planCount}`,
      accountType: "qualified_plan",
    };
    return post("/v1/plans", { ...body, ...overrides });
  };

  it("are created, found, and edited without losing typed values", async () => {
    const { page, pageErrors, findIssues, close } = await portal.open("operations", "/plans");
    const dialog = page.locator(".dialog");
    await page.getByRole("heading", { name: "No plans yet" }).waitFor();
    await page.getByRole("button", { name: "New plan" }).first().click();
    await dialog.getByLabel("EIN").fill("98765432");
    await dialog.getByLabel("Plan number").fill("007");
    await dialog.getByLabel("Name", { exact: true }).first().fill("Umbrella Savings Plan");
    await dialog.getByLabel(/^Account type/).click();
    await page.getByRole("option", { name: "Qualified plan" }).click();
    await dialog.getByRole("button", { name: "Create plan" }).click();
    await dialog.getByText("must be nine digits, such as 12-3456789").first().waitFor();
    expect(await dialog.getByLabel("Plan number").inputValue()).toBe("007");
    expect(await findIssues()).toEqual([]);
    await dialog.getByLabel("EIN").fill("98-7654321");
    await dialog.getByRole("button", { name: "Create plan" }).click();
    await page.getByRole("heading", { level: 1, name: "Umbrella Savings Plan" }).waitFor();
    await page.getByText("987654321-007").waitFor();

    const id = page.url().split("/").at(-1) ?? "";
    await page.getByRole("button", { name: "Edit", exact: true }).click();
    await dialog.getByLabel(/^Sponsor/).fill("Umbrella Corp.");
    await portal.api
      .call("patch", `/v1/plans/${id}`)
      .set("If-Match", '"1"')
      .send({ planKind: "profit_sharing" })
      .expect(200);
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await dialog.getByText("A teammate changed the plan").waitFor();
    await dialog.getByRole("button", { name: "Continue editing" }).click();
    expect(await dialog.getByLabel(/^Sponsor/).inputValue()).toBe("Umbrella Corp.");
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await dialog.waitFor({ state: "detached" });
    expect(await get(`/v1/plans/${id}`)).toMatchObject({
      sponsorName: "Umbrella Corp.",
      planKind: "profit_sharing",
      version: 3,
    });
    expect(await findIssues()).toEqual([]);

    await page.getByRole("link", { name: "All plans" }).click();
    for (const text of ["umbrella", "98-76", "007", "98-7654321-007"]) {
      await page.getByRole("searchbox").fill(text);
      await page.getByRole("row", { name: /Umbrella Savings Plan/ }).waitFor();
    }
    await page.getByRole("searchbox").fill("tyrell");
    await page.getByText("No matching plans").waitFor();
    await page.getByRole("button", { name: "New plan" }).first().click();
    await dialog.getByLabel("EIN").fill("98-7654321");
    await dialog.getByLabel("Plan number").fill("007");
    await dialog.getByLabel("Name", { exact: true }).first().fill("Again");
    await dialog.getByLabel(/^Account type/).click();
    await page.getByRole("option", { name: "Qualified plan" }).click();
    await dialog.getByRole("button", { name: "Create plan" }).click();
    await dialog.getByText("This plan is already recorded.").waitFor();
    await dialog.getByRole("link", { name: "Open the plan" }).click();
    await page.getByRole("heading", { level: 1, name: "Umbrella Savings Plan" }).waitFor();
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("have versioned requirements that must be confirmed again when they expire", async () => {
    const { key, organizationId } = await buildKey(portal.api, "ak");
    const call = (path: string, body: object) => portal.api.call("post", path, key).send(body);
    const plan = (
      await call("/v1/plans", {
        ein: "12-3456789",
        planNumber: "001",
        name: "Acme 401(k) Plan",
        accountType: "qualified_plan",
      }).expect(201)
    ).body;
    const person = await portal.signIn("operations", { organizationId });
    const { page, pageErrors, findIssues, close } = await portal.open(person, `/plans/${plan.id}`);
    const dialog = page.locator(".dialog");
    const readRequirementSets = async () =>
      (await portal.api.call("get", `/v1/requirement-sets?planId=${plan.id}`, key).expect(200)).body.data;
    await page.getByText("No requirements added yet.").waitFor();
    await page.getByRole("button", { name: "Add requirements" }).click();
    await dialog.getByText("Medallion signature guarantee").click();
    await dialog.getByLabel(/^Enclosures/).fill("Form 1234, signed on page 3\n\nSSN 123-45-6789\n");
    await dialog.getByText("Plan administrator", { exact: true }).click();
    await dialog.getByRole("button", { name: "Save requirements" }).click();
    await dialog.locator("[data-invalid]").first().waitFor();
    await dialog.getByLabel("Source").fill("Call with the plan administrator");
    await dialog.getByRole("button", { name: "Save requirements" }).click();
    await dialog.getByText(/^Line 2 /).waitFor();
    expect(await findIssues()).toEqual([]);
    expect(await readRequirementSets()).toEqual([]);
    await dialog.getByLabel(/^Enclosures/).fill("Form 1234, signed on page 3\nCopy of a photo ID");
    await dialog.getByRole("button", { name: "Save requirements" }).click();
    await dialog.waitFor({ state: "detached" });
    const [saved] = await readRequirementSets();
    expect(saved).toMatchObject({
      requirements: { medallion: true, loa: false },
      enclosures: ["Form 1234, signed on page 3", "Copy of a photo ID"],
      signers: ["plan_administrator"],
    });

    await page.getByRole("button", { name: "Change", exact: true }).click();
    expect(await dialog.getByLabel(/^Enclosures/).inputValue()).toBe(
      "Form 1234, signed on page 3\nCopy of a photo ID",
    );
    await dialog.getByText("Notarization").click();
    await dialog.getByLabel("Source").fill("Form 1234 of 2026");
    await dialog.getByRole("button", { name: "Save requirements" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByText("1 earlier version").click();
    await page.getByRole("heading", { name: "Version 1" }).waitFor();
    expect(await readRequirementSets()).toMatchObject([
      { version: 2, requirements: { medallion: true, notarization: true }, signers: ["plan_administrator"] },
      { version: 1, isCurrent: false },
    ]);
    expect(await findIssues()).toEqual([]);

    // By default, requirements expire a year after they were entered or confirmed.
    await call("/v1/sandbox/clock/advance", { days: 340 }).expect(200);
    await page.goto(`${portal.origin}/portal/plans`);
    await page.getByText("Requirements expire soon").waitFor();
    await call("/v1/sandbox/clock/advance", { days: 30 }).expect(200);
    await page.reload();
    await page.getByText("Requirements expired").waitFor();
    expect(await findIssues()).toEqual([]);
    await page.getByRole("tab", { name: "Requirements to confirm (1)" }).click();
    await page.getByRole("row", { name: /Acme 401\(k\) Plan/ }).press("Enter");
    await page.getByText(/^Expired on/).waitFor();
    expect(await findIssues()).toEqual([]);
    await page.getByRole("button", { name: "Confirm", exact: true }).click();
    await dialog.getByText("Form 1234, signed on page 3").waitFor();
    expect(await findIssues()).toEqual([]);
    await dialog.getByRole("button", { name: "They still apply" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByText(/^Confirmed until/).waitFor();
    const [confirmed] = await readRequirementSets();
    expect(confirmed).toMatchObject({
      version: 2,
      isUnconfirmed: false,
      confirmedBy: { id: person.memberId },
    });
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("have payment details that only a second person confirms", async () => {
    const plan = await createPlan();
    const author = await portal.signIn("operations", { name: "Ada Author" });
    const secondPerson = await portal.signIn("operations", { name: "Sam Second" });
    const { page, pageErrors, findIssues, close } = await portal.open(author, `/plans/${plan.id}`);
    const dialog = page.locator(".dialog");
    await page.getByRole("button", { name: "Add payment details" }).click();
    await dialog.getByLabel(/^Checks payable to/).fill("Acme Trust Company");
    await dialog.getByLabel(/^Source/).fill("Letter from the trustee");
    await dialog.getByLabel(/^Phone number that came/).fill("202-555-0122");
    await dialog.getByRole("button", { name: "Add: wire" }).click();
    await dialog.getByLabel("Bank name").fill("First Example Bank");
    await dialog.getByLabel("Routing number").fill("110000001");
    await dialog.getByLabel("Beneficiary").fill("Acme Trust Company");
    await dialog.getByLabel(/^Account number/).fill("000987654321");
    await dialog.getByRole("button", { name: "Save for call-back" }).click();
    await dialog
      .getByText(/its check digit is wrong/)
      .first()
      .waitFor();
    expect(await dialog.getByLabel(/^Account number/).inputValue()).toBe("000987654321");
    expect(await findIssues()).toEqual([]);
    await dialog.getByLabel("Routing number").fill("110000000");
    await dialog.getByLabel(/^Checks payable to/).fill("Acme Trust Company FBO {participant}");
    await dialog.getByRole("button", { name: "Save for call-back" }).click();
    await dialog.waitFor({ state: "detached" });
    await page.getByText("You entered these details, so another person must confirm them").waitFor();
    await page.getByText(/Account \*{4}4321/).waitFor();
    expect(await page.getByRole("button", { name: /^Confirm after call-back/ }).count()).toBe(0);
    expect(await page.content()).not.toContain("000987654321");
    expect(await findIssues()).toEqual([]);
    await page.goto(`${portal.origin}/portal/plans?tab=payments`);
    await page.getByText("You entered this, so another person must confirm it").waitFor();
    expect(pageErrors).toEqual([]);
    await close();

    const secondSession = await portal.open(secondPerson, "/plans");
    const { page: secondPage } = secondSession;
    const secondDialog = secondPage.locator(".dialog");
    await secondPage.getByRole("row").filter({ hasText: "Call-back pending" }).waitFor();
    await secondPage.getByRole("tab", { name: "Payment details to confirm (1)" }).click();
    await secondPage.getByRole("row", { name: /Acme Plan/ }).press("Enter");
    await secondPage.getByText("Ada Author").waitFor();
    await secondPage.getByRole("button", { name: /^Confirm after call-back/ }).click();
    await secondDialog.getByLabel("Number you called").fill("(202) 555-0122");
    await secondDialog.getByLabel("Where you found the number").fill("Statement");
    await secondDialog.getByLabel("Who confirmed the details").fill("Kim Example");
    await secondDialog.getByRole("button", { name: "The details are correct" }).click();
    await secondDialog.getByText("must not be the number that came with the details").first().waitFor();
    expect(await secondDialog.getByLabel("Who confirmed the details").inputValue()).toBe("Kim Example");
    expect(await secondSession.findIssues()).toEqual([]);
    await secondDialog.getByLabel("Number you called").fill("202-555-0133");
    await secondDialog.getByRole("button", { name: "The details are correct" }).click();
    await secondDialog.waitFor({ state: "detached" });
    await secondPage.getByText("Kim Example, 202-555-0133").waitFor();
    const [details] = (await get(`/v1/payment-details?planId=${plan.id}`)).data;
    expect(details).toMatchObject({ status: "confirmed", decidedBy: { id: secondPerson.memberId } });

    await secondPage.getByRole("button", { name: /^Reject/ }).click();
    await secondDialog.getByLabel("Why the details are wrong").fill("The trustee did not send this letter.");
    await secondDialog.getByRole("button", { name: "Reject details" }).click();
    await secondDialog.waitFor({ state: "detached" });
    await secondPage.getByText("1 replaced or rejected entry").click();
    await secondPage.getByText("The trustee did not send this letter.").waitFor();
    expect(await secondSession.findIssues()).toEqual([]);
    expect(secondSession.pageErrors).toEqual([]);
    await secondSession.close();
  });

  it("explain why members can't confirm payment details that their own API key entered", async () => {
    const plan = await createPlan();
    const person = await portal.signIn("operations");
    const { key } = await buildKey(portal.api, "ak", { organizationId: portal.api.ak.organizationId });
    const details = (
      await portal.api
        .call("post", "/v1/payment-details", key)
        .send({ planId: plan.id, payee: "Acme FBO {participant}", dtcNumber: "0123", source: "Letter" })
        .expect(201)
    ).body;
    await portal.api.db.pool.query("UPDATE api_keys SET created_by = $1 WHERE id = $2", [
      person.userId,
      details.createdBy.id,
    ]);
    const { page, pageErrors, close } = await portal.open(person, `/plans/${plan.id}`);
    const dialog = page.locator(".dialog");
    await page.getByRole("button", { name: /^Confirm after call-back/ }).click();
    await dialog.getByLabel("Number you called").fill("202-555-0133");
    await dialog.getByLabel("Where you found the number").fill("Statement");
    await dialog.getByLabel("Who confirmed the details").fill("Kim Example");
    await dialog.getByRole("button", { name: "The details are correct" }).click();
    await dialog.getByText(/created or rotated the API key that entered them/).waitFor();
    expect(await dialog.getByLabel("Who confirmed the details").inputValue()).toBe("Kim Example");
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("prefill the source of a new rollover, and show their requirements on a rollover's page", async () => {
    const custodianId = await findCustodianId(portal.api, "fidelity");
    const plan = await createPlan({ recordkeeperId: custodianId, planKind: "profit_sharing" });
    await post("/v1/requirement-sets", {
      planId: plan.id,
      requirements: { notarization: true },
      enclosures: ["Plan form 99"],
      source: "Call",
    });
    const { page, pageErrors, findIssues, close } = await portal.open("operations", `/plans/${plan.id}`);
    await page.getByRole("link", { name: "New rollover from this plan" }).click();
    const source = page.getByRole("group", { name: "Source" });
    const field = source.getByRole("combobox", { name: /^Plan/ });
    await field.waitFor();
    expect(await field.inputValue()).toBe(plan.name);
    await source.getByText("Qualified plan").first().waitFor();
    expect(await findIssues()).toEqual([]);

    const { id } = await portal.createRollover();
    const { version } = await get(`/v1/rollovers/${id}`);
    await page.goto(`${portal.origin}/portal/rollovers/${id}`);
    const details = page.getByRole("region", { name: "Details" });
    await details.getByRole("button", { name: "Edit" }).click();
    const dialog = page.locator(".dialog");
    const picker = dialog.getByRole("combobox", { name: /^Plan/ }).first();
    await picker.fill(plan.form5500Key);
    await page.getByRole("option", { name: new RegExp(plan.name) }).click();
    await dialog.getByRole("button", { name: "Save changes" }).click();
    await dialog.waitFor({ state: "detached" });
    expect(await get(`/v1/rollovers/${id}`)).toMatchObject({
      version: version + 1,
      source: { planId: plan.id, planName: plan.name },
    });
    await details.getByRole("link", { name: plan.name }).waitFor();
    await details.getByRole("link", { name: plan.name }).click();
    const rollovers = page.getByRole("region", { name: "Rollovers", exact: true });
    await rollovers.getByRole("row").filter({ hasText: "From this plan" }).waitFor();
    expect(await findIssues()).toEqual([]);
    await page.goBack();
    await page.getByRole("region", { name: "What the source requires" }).getByText("Plan form 99").waitFor();
    expect(await findIssues()).toEqual([]);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("list their open and finished rollovers", async () => {
    const plan = await createPlan();
    const createRollover = async () => {
      const { id } = await portal.createRollover();
      await portal.api
        .call("patch", `/v1/rollovers/${id}`)
        .send({ source: { planId: plan.id } })
        .expect(200);
      return id;
    };
    await createRollover();
    const finished = await createRollover();
    const cancel = { action: "cancel", params: { reason: "No longer wanted" } };
    await portal.api.call("post", `/v1/rollovers/${finished}/actions`).send(cancel).expect(200);
    const { page, pageErrors, findIssues, close } = await portal.open("viewer", `/plans/${plan.id}`);
    const rollovers = page.getByRole("region", { name: "Rollovers", exact: true });
    const rows = (state: string) => rollovers.getByRole("row").filter({ hasText: state });
    const chooseFilter = async (filter: string) => {
      await rollovers.getByLabel("Show").click();
      await page.getByRole("option", { name: filter, exact: true }).click();
    };
    await rows("Cancelled").waitFor();
    await rows("Draft").waitFor();
    await chooseFilter("Finished");
    await rows("Draft").waitFor({ state: "detached" });
    await rows("Cancelled").waitFor();
    expect(await findIssues()).toEqual([]);
    await chooseFilter("Open");
    await rows("Cancelled").waitFor({ state: "detached" });
    await rows("Draft").waitFor();
    await page.reload();
    await rows("Draft").waitFor();
    expect(await rows("Cancelled").count()).toBe(0);
    await chooseFilter("All");
    await rows("Cancelled").click();
    await page.waitForURL(`**/rollovers/${finished}`);
    expect(pageErrors).toEqual([]);
    await close();
  });

  it("are read-only for viewers", async () => {
    const plan = await createPlan();
    await post("/v1/payment-details", {
      planId: plan.id,
      payee: "Acme FBO {participant}",
      dtcNumber: "0123",
      source: "Letter",
    });
    const { page, close } = await portal.open("viewer", `/plans/${plan.id}`);
    await page.getByText("Waiting for call-back").waitFor();
    for (const name of [/^Edit/, /^Add /, /^Confirm/, /^Reject/])
      expect(await page.getByRole("button", { name }).count()).toBe(0);
    expect(await page.getByRole("link", { name: "New rollover from this plan" }).count()).toBe(0);
    await close();
  });
});
