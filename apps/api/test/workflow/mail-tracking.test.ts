import { describe, expect, it } from "@jest/globals";
import { TestClock } from "@svc/testing";
import { expectIssues } from "../expect-problem.ts";
import { newOrganization } from "../sandbox/sandbox-calls.ts";
import { useTestApi } from "../start-test-api.ts";
import {
  ACTIONS_TO_PROCESSING,
  act,
  createRollover,
  expectConsistent,
  NOW,
  readStored,
  runActions,
} from "./rollover-steps.ts";

const UPS_NUMBER = "1Z5R89390357567127";
const CHECK = { method: "check", amount: "9000.00", sentTo: "destination" };

describe("Mail tracking", () => {
  const api = useTestApi({ clock: new TestClock(Date.parse(NOW)) });
  const createInProcessing = async () => {
    const id = await createRollover(api, { deliveryMethod: "check" });
    await runActions(api, id, ...ACTIONS_TO_PROCESSING);
    return id;
  };
  const sendCheck = (id: string, changes: object) =>
    act(api, id, "mark_funds_sent", { ...CHECK, ...changes });
  const findArrival = ({ deadlines }: { deadlines: { type: string }[] }) =>
    deadlines.find(({ type }) => type === "arrival");

  it("links a check to its carrier, and makes it due on the expected date", async () => {
    const id = await createInProcessing();
    const { body } = await sendCheck(id, {
      carrier: "ups",
      trackingNumber: "1z 5r89 3903 5756 7127",
      sentOn: "2026-06-15",
      expectedOn: "2026-06-18",
    }).expect(200);
    expect(body.transfers).toMatchObject([
      {
        carrier: "ups",
        trackingNumber: UPS_NUMBER,
        trackingUrl: `https://www.ups.com/track?tracknum=${UPS_NUMBER}`,
        sentOn: "2026-06-15",
        expectedOn: "2026-06-18",
      },
    ]);
    // The end of the day in New York.
    expect(findArrival(body)).toMatchObject({ dueOn: "2026-06-18", dueAt: "2026-06-19T03:59:59.999Z" });
    const corrected = await act(api, id, "correct_transfer", {
      transferId: body.transfers[0].id,
      reason: "The carrier reported a delay.",
      expectedOn: "2026-06-17",
    }).expect(200);
    expect(corrected.body.transfers.at(-1)).toMatchObject({
      carrier: "ups",
      trackingNumber: UPS_NUMBER,
      expectedOn: "2026-06-17",
    });
    expect(findArrival(corrected.body)).toMatchObject({ dueOn: "2026-06-17" });
    await expectConsistent(api, id);
  });

  it("is optional, and leaves a wire's reference number unchanged", async () => {
    const id = await createInProcessing();
    const { body } = await act(api, id, "mark_funds_sent", {
      ...CHECK,
      method: "wire",
      trackingNumber: "IMAD 20260615-7",
    }).expect(200);
    expect(body.transfers).toMatchObject([
      { carrier: null, trackingNumber: "IMAD 20260615-7", trackingUrl: null, expectedOn: null },
    ]);
  });

  it("shows a document's carrier and dates", async () => {
    const id = await createRollover(api);
    const original = { type: "distribution_form", name: "form.pdf", sha256: "0".repeat(64) };
    const mail = {
      carrier: "usps",
      trackingNumber: "9400111201080805483016",
      sentOn: "2026-06-14",
      expectedOn: "2026-06-20",
    };
    const { body } = await act(api, id, "provide_documents", {
      documents: [{ ...original, ...mail }, original],
    }).expect(200);
    expect(body.documents.map(({ mail }: { mail: object }) => mail)).toEqual([
      {
        ...mail,
        trackingUrl: "https://tools.usps.com/go/TrackConfirmAction?tLabels=9400111201080805483016",
      },
      null,
    ]);
    await expectConsistent(api, id);
  });

  it("emits one event for late documents, and makes the rollover overdue until they are reviewed", async () => {
    const ownApi = await newOrganization(api);
    const document = { type: "distribution_form", name: "form.pdf", sha256: "0".repeat(64) };
    const id = await createRollover(ownApi);
    const { body } = await act(ownApi, id, "provide_documents", {
      documents: [
        { ...document, expectedOn: "2026-06-18" },
        { ...document, expectedOn: "2026-06-18" },
      ],
    }).expect(200);
    const findMailDeadlines = ({ deadlines }: { deadlines: { type: string }[] }) =>
      deadlines.filter(({ type }) => type === "mail");
    const deadline = { type: "mail", dueOn: "2026-06-18", consequence: "overdue" };
    expect(findMailDeadlines(body)).toMatchObject([{ ...deadline, status: "running" }]);
    const read = async () => (await ownApi.call("get", `/v1/rollovers/${id}`).expect(200)).body;
    const listOverdue = async () =>
      (await ownApi.call("get", "/v1/rollovers?overdue=true").expect(200)).body.data.map(
        (rollover: { id: string }) => rollover.id,
      );
    const listEvents = async () =>
      (await ownApi.call("get", "/v1/events?limit=100").expect(200)).body.data.filter(
        ({ type }: { type: string }) => type === "rollover.overdue",
      );
    const advance = (days: number) =>
      ownApi.call("post", "/v1/sandbox/clock/advance").send({ days }).expect(200);
    await advance(3);
    expect(await listOverdue()).toEqual([]);
    await advance(1);
    const late = await read();
    expect(findMailDeadlines(late)).toMatchObject([{ ...deadline, status: "passed" }]);
    expect(late.availableActions).toEqual(body.availableActions);
    expect(await listOverdue()).toEqual([id]);
    await advance(2);
    const events = await listEvents();
    expect(events).toMatchObject([
      { data: { rolloverId: id, deadline: { type: "mail", dueOn: "2026-06-18" } } },
    ]);
    for (const { id: documentId } of body.documents)
      await act(ownApi, id, "accept_document", { documentId }).expect(200);
    expect(findMailDeadlines(await read())).toEqual([]);
    expect(await listOverdue()).toEqual([]);
    expect(await listEvents()).toEqual(events);
    await expectConsistent(ownApi, id);
  });

  it("422 for wrong numbers and dates, and changes nothing", async () => {
    const id = await createInProcessing();
    const before = await readStored(api, id);
    for (const changes of [
      { carrier: "ups", trackingNumber: "1Z5R89390357567128" },
      { carrier: "usps", trackingNumber: UPS_NUMBER },
      { carrier: "pigeon", trackingNumber: "1" },
      { carrier: "other", trackingNumber: "a\nb" },
      { carrier: "other", trackingNumber: "x".repeat(65) },
      { sentOn: "2026-06-15", expectedOn: "2026-06-14" },
      // This is 91 days from now. The limit is 90 days.
      { expectedOn: "2026-09-14" },
      { expectedOn: "soon" },
      { method: "wire", carrier: "ups" },
      { method: "wire", expectedOn: "2026-06-16" },
    ]) {
      expectIssues(await sendCheck(id, changes), "validation_failed");
    }
    const original = { type: "loa", name: "loa.pdf", sha256: "0".repeat(64) };
    for (const more of [{ sentOn: "2026-06-16" }, { carrier: "fedex", trackingNumber: "1" }]) {
      const response = await act(api, id, "provide_documents", { documents: [{ ...original, ...more }] });
      expectIssues(response, "validation_failed");
    }
    expect(await readStored(api, id)).toEqual(before);
  });
});
