/** Returns null if the text is not an ID or the object has no page. */
export function findPathForId(text: string): string | null {
  const id = text.trim();
  const [prefix = ""] = id.split("_");
  const page = PAGES[prefix];
  return page && /^[a-z]{3,4}_[0-9a-z]{26}$/.test(id) ? page(id) : null;
}

const PAGES: Readonly<Record<string, (id: string) => string>> = {
  rol: (id) => `/rollovers/${id}`,
  acct: (id) => `/accounts/${id}`,
  cons: (id) => `/consents/${id}`,
  cus: (id) => `/custodians/${id}`,
  pln: (id) => `/plans/${id}`,
  key: (id) => `/keys/${id}`,
  whe: (id) => `/webhooks/${id}`,
  whd: (id) => `/deliveries/${id}`,
  evt: (id) => `/events/${id}`,
  req: (id) => `/logs/${id}`,
  apr: (id) => `/approvals/${id}`,
  dst: (id) => `/rollovers?distributionId=${id}`,
  mem: (id) => `/audit?actor=${id}`,
};
