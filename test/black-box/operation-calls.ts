import { randomUUID } from "node:crypto";
import type { OpenApiConformance } from "@svc/testing";
import type { BrowserUser } from "./browser-user.ts";
import {
  buildRequest,
  type DocumentedOperation,
  type DocumentName,
  readDocument,
} from "./documented-operations.ts";
import { LatestIds } from "./latest-ids.ts";
import type { RunningStack } from "./running-stack.ts";
import { openWidgetSession } from "./widget-session.ts";

type Json = Record<string, unknown>;

/** Calls documented operations with their examples, and records the IDs in the responses. */
export class OperationCalls {
  readonly ids = new LatestIds();
  readonly stack: RunningStack;
  private readonly owner: BrowserUser;
  private custodians: { source: Json; destination: Json } | null = null;

  constructor(stack: RunningStack, owner: BrowserUser) {
    this.stack = stack;
    this.owner = owner;
  }

  private async getCredentials(document: DocumentName, operation: string): Promise<Record<string, string>> {
    const { SVC_AK = "", SVC_SK = "", SVC_PK = "", SVC_ORGANIZATION = "" } = this.stack.demo;
    if (document === "portal") return { ...this.owner.headers(), "Svc-Organization": SVC_ORGANIZATION };
    if (document === "api") return { Authorization: `Bearer ${SVC_AK}` };
    if (operation === "listCustodians") return { Authorization: `Bearer ${SVC_PK}` };
    if (operation !== "createOrRetrieveAccount") return { Authorization: `Bearer ${SVC_SK}` };
    return openWidgetSession(this.stack);
  }

  /** @throws Error unless the response matches the document */
  async call(document: DocumentName, operation: DocumentedOperation, conformance: OpenApiConformance) {
    const bodyChanges = await this.prepare(operation.id);
    const { path, init, sent } = buildRequest(operation, this.ids, bodyChanges);
    const base = document === "widget" ? this.stack.widgetAuthUrl : this.stack.apiUrl;
    const url = (document === "portal" ? this.stack.origin : base) + path;
    const accept = { Accept: "application/json, */*;q=0.5" };
    const headers = {
      ...accept,
      ...(init.headers as object),
      ...(await this.getCredentials(document, operation.id)),
    };
    const response = await fetch(url, { ...init, headers });
    const isStream = response.headers.get("Content-Type")?.startsWith("text/event-stream");
    if (isStream) await response.body?.cancel();
    const text = isStream ? undefined : await response.text();
    // `check` expects the fields of a supertest response.
    conformance.check({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      text,
      request: { method: operation.method, url, _data: sent },
    });
    const isJson = /application\/(problem\+)?json/.test(response.headers.get("Content-Type") ?? "");
    // Other paths return documents that contain example IDs.
    const isDataPath = /^\/(v1|portal\/api|api\/widget)\//.test(operation.path);
    if (isJson && response.ok && isDataPath) this.ids.record(JSON.parse(text ?? ""));
    return { status: response.status, text: text ?? "" };
  }

  async callApi(method: string, path: string, body?: object): Promise<Json> {
    const response = await fetch(this.stack.apiUrl + path, {
      method,
      headers: { Authorization: `Bearer ${this.stack.demo.SVC_AK}`, "Content-Type": "application/json" },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const json = (await response.json()) as Json;
    if (!response.ok)
      throw new Error(`${method} ${path} returned ${response.status}: ${JSON.stringify(json)}`);
    this.ids.record(json);
    return json;
  }

  async collectIds(): Promise<void> {
    for (const path of ["custodians", "accounts", "rollovers", "events", "api-keys"])
      await this.callApi("GET", `/v1/${path}?limit=5`);
    await this.createAccount();
    await this.createEndpoint();
    await this.createRollover();
  }

  async createAccount(): Promise<string> {
    const account = { email: `${randomUUID()}@example.com`, firstName: "Grace", lastName: "Sample" };
    await this.callApi("POST", "/v1/accounts", { ...account, dateOfBirth: "1961-02-03" });
    return this.ids.get("acct");
  }

  async createEndpoint(): Promise<void> {
    await this.callApi("POST", "/v1/webhook-endpoints", { url: this.stack.receiver.url, eventTypes: ["*"] });
  }

  /**
   * @param state state to advance the rollover to
   * @returns the rollover's ID
   */
  async createRollover(state?: string): Promise<string> {
    const { operations } = readDocument("api");
    const create = operations.find(({ id }) => id === "createRollover") as DocumentedOperation;
    const body = { ...create.body?.example, ...(await this.buildRollover()) };
    const { id } = await this.callApi("POST", "/v1/rollovers", body);
    if (state) await this.callApi("POST", `/v1/sandbox/rollovers/${id}/advance`, { to: state });
    return String(id);
  }

  private async buildRollover(): Promise<Json> {
    this.custodians ??= await this.findCustodians();
    const accountId = await this.createAccount();
    return { accountId, externalId: randomUUID(), ...this.custodians };
  }

  private async findCustodians() {
    const findFirst = async (query: string, accountType: string, accountNumber: string) => {
      const { data } = await this.callApi(
        "GET",
        `/v1/custodians?${query}&accountType=${accountType}&limit=1`,
      );
      return { custodianId: (data as { id: string }[])[0]?.id, accountType, accountNumber };
    };
    return {
      source: await findFirst("q=test-manual&role=delivering", "qualified_plan", "401K-00998877"),
      destination: await findFirst("role=receiving", "traditional_ira", "IRA-11223344"),
    };
  }

  async createDistribution(): Promise<void> {
    const { operations } = readDocument("api");
    const create = operations.find(({ id }) => id === "createDistribution") as DocumentedOperation;
    await this.callApi("POST", "/v1/distributions", {
      ...create.body?.example,
      ...(await this.buildDistribution()),
    });
  }

  private async buildDistribution(): Promise<Json> {
    const { accountId, source, destination } = (await this.buildRollover()) as Record<string, Json>;
    const { operations } = readDocument("api");
    const create = operations.find(({ id }) => id === "createDistribution");
    const example = create?.body?.example as { source: Json; destinations: Json[] };
    const { custodianId } = destination as { custodianId: string };
    return {
      accountId,
      externalId: randomUUID(),
      source: { ...example.source, custodianId: source?.custodianId },
      destinations: example.destinations.map((one) => ({
        ...one,
        ...(one.custodianId ? { custodianId } : {}),
        ...(one.destination ? { destination: { ...(one.destination as Json), custodianId } } : {}),
      })),
    };
  }

  async createApproval(): Promise<void> {
    const rolloverId = await this.createRollover("in_review");
    await this.callApi("POST", "/v1/approvals", { action: "approve", rolloverId });
  }

  /** Sets up what the example requires. @returns body fields that differ from the example */
  private async prepare(operation: string): Promise<object> {
    const setups: Readonly<Record<string, () => Promise<unknown>>> = {
      createRollover: () => this.buildRollover(),
      updateRollover: () => this.createRollover(),
      executeAction: () => this.createRollover(),
      uploadDocument: () => this.createRollover(),
      advanceSandboxRollover: () => this.createRollover(),
      simulateSandboxHappening: () => this.createRollover("requested"),
      requestApproval: () => this.createRollover("in_review"),
      createResidual: () => this.createRollover("completed"),
      eraseAccount: () => this.createAccount(),
      createDistribution: () => this.buildDistribution(),
      submitDistribution: () => this.createDistribution(),
      cancelDistribution: () => this.createDistribution(),
      getApproval: () => this.createApproval(),
      confirmApproval: () => this.createApproval(),
      declineApproval: () => this.createApproval(),
      withdrawApproval: () => this.createApproval(),
    };
    const bodyChanges = await setups[operation]?.();
    return typeof bodyChanges === "object" && bodyChanges !== null ? bodyChanges : {};
  }
}
