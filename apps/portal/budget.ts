/** Vite's manifest: output file and imports by source. */
export type Manifest = Readonly<
  Record<
    string,
    { file: string; css?: string[]; imports?: string[]; isEntry?: boolean; isDynamicEntry?: boolean }
  >
>;

/** Gzipped bytes of the page and everything loaded before Home appears. */
export const FIRST_LOAD_BUDGET = 170_000;

/** Gzipped bytes of the participants' page, which must load fast on an old phone. */
export const TRACK_BUDGET = 60_000;

const ENTRY = "index.html";
const TRACK = "track.html";
const HOME = "src/pages/home/page.tsx";
const PAGE = /^src\/pages\/[^/]+\/page\.tsx$/;

/**
 * @param sizes gzipped bytes by file
 * @returns size of the first load, and one line per issue
 */
export function findBudgetIssues(
  manifest: Manifest,
  sizes: ReadonlyMap<string, number>,
): { issues: string[]; firstLoad: number } {
  const firstFiles = collectFiles(manifest, [ENTRY, HOME]);
  const firstLoad = [ENTRY, ...firstFiles].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
  const entryFiles = collectFiles(manifest, [ENTRY]);
  const issues: string[] = [];
  if (firstLoad > FIRST_LOAD_BUDGET) {
    issues.push(`The first load is ${firstLoad} bytes gzipped. The limit is ${FIRST_LOAD_BUDGET}.`);
  }
  const pages = Object.entries(manifest).filter(([source]) => PAGE.test(source));
  if (pages.length === 0) issues.push("No page is a separate chunk.");
  for (const [source, { file }] of pages) {
    if (entryFiles.has(file)) issues.push(`${source} is part of the first load instead of a separate chunk.`);
  }
  return { issues, firstLoad };
}

/** Returns the size of the tracking page, and one line per issue. */
export function findTrackIssues(
  manifest: Manifest,
  sizes: ReadonlyMap<string, number>,
): { issues: string[]; trackLoad: number } {
  const files = [TRACK, ...collectFiles(manifest, [TRACK])];
  const trackLoad = files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0);
  if (trackLoad <= TRACK_BUDGET) return { issues: [], trackLoad };
  return {
    issues: [`The tracking page is ${trackLoad} bytes gzipped. The limit is ${TRACK_BUDGET}.`],
    trackLoad,
  };
}

function collectFiles(manifest: Manifest, sources: readonly string[]): Set<string> {
  const files = new Set<string>();
  const visited = new Set<string>();
  const add = (source: string) => {
    const chunk = manifest[source];
    if (!chunk || visited.has(source)) return;
    visited.add(source);
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const source of sources) add(source);
  return files;
}
