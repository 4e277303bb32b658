const WORKERS: Readonly<Record<string, string>> = { json: "json.worker.js", graphql: "graphql.worker.js" };

// The workers are in the folder of this file.
Object.assign(globalThis, {
  MonacoEnvironment: {
    getWorker: (_id: string, label: string) =>
      new Worker(new URL(WORKERS[label] ?? "editor.worker.js", import.meta.url), { type: "module" }),
  },
});
