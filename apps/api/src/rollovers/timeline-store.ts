import type { Database, Prisma, Transaction } from "@svc/database";
import type { TimelineEntry } from "./timeline-chain.ts";

/** Appends a sealed entry, in the transaction of what it tells of. */
export async function appendEntry(
  tx: Transaction,
  organizationId: string,
  entry: TimelineEntry,
): Promise<void> {
  await tx.timelineEntry.create({ data: toRow(organizationId, entry) });
}

/** Appends one sealed entry to each of many timelines. */
export async function appendEntries(
  tx: Transaction,
  organizationId: string,
  entries: readonly TimelineEntry[],
): Promise<void> {
  await tx.timelineEntry.createMany({ data: entries.map((entry) => toRow(organizationId, entry)) });
}

function toRow(organizationId: string, { actor, data, ...columns }: TimelineEntry) {
  return { ...columns, organizationId, actor: { ...actor }, data: data as Prisma.InputJsonObject };
}

/** The entries of a rollover after a sequence number, oldest first. */
export async function readEntries(
  db: Database["prisma"] | Transaction,
  organizationId: string,
  rolloverId: string,
  after = 0,
  limit?: number,
): Promise<TimelineEntry[]> {
  const rows = await db.timelineEntry.findMany({
    where: { organizationId, rolloverId, sequence: { gt: after } },
    orderBy: { sequence: "asc" },
    ...(limit === undefined ? {} : { take: limit }),
  });
  return rows.map(({ organizationId: _organization, ...row }) => row as unknown as TimelineEntry);
}
