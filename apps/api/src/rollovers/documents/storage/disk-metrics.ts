import { statfs } from "node:fs/promises";
import { dirname } from "node:path";
import type { Metric, Sample } from "@svc/service-kit/metrics";

/** @param folder if it does not exist yet, its parent is measured */
export function diskMetrics(folder: string): Metric[] {
  const read = async (toBytes: (disk: { bsize: number; bavail: number; blocks: number }) => number) => {
    const disk = await statfs(folder)
      .catch(() => statfs(dirname(folder)))
      .catch(() => null);
    return disk ? ([{ value: toBytes(disk) }] satisfies Sample[]) : [];
  };
  return [
    {
      name: "svc_documents_disk_available_bytes",
      help: "Free bytes on the disk that stores document files.",
      type: "gauge",
      read: () => read(({ bsize, bavail }) => bsize * bavail),
    },
    {
      name: "svc_documents_disk_size_bytes",
      help: "Total bytes on the disk that stores document files.",
      type: "gauge",
      read: () => read(({ bsize, blocks }) => bsize * blocks),
    },
  ];
}
