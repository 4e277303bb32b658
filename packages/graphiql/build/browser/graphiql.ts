import "./workers.ts";
import "graphiql/style.css";
import { createGraphiQLFetcher } from "@graphiql/toolkit";
import { GraphiQL } from "graphiql";
import { buildSchema } from "graphql";
import { createElement } from "react";
import { createRoot } from "react-dom/client";

// GraphiQL for the API reference. Sends requests only to this service, without cookies, and does not store headers or the key.

const DEFAULT_QUERY = `query First {
  rollovers(first: 3) {
    edges {
      node {
        id
        state
      }
    }
  }
}
`;

const container = document.getElementById("graphiql");
if (!container) throw new Error("The page has no #graphiql element");
const { schema: schemaPath = "", demoKey: demoKeyPath } = container.dataset;

async function readKey(): Promise<string> {
  const response = demoKeyPath ? await fetch(demoKeyPath, { credentials: "omit" }).catch(() => null) : null;
  if (!response?.ok) return "YOUR_API_KEY";
  const { apiKey } = (await response.json()) as { apiKey: string };
  return apiKey;
}

const [sdl, key] = await Promise.all([fetch(schemaPath).then((response) => response.text()), readKey()]);

createRoot(container).render(
  createElement(
    GraphiQL,
    {
      // With this schema, completion works without a key.
      schema: buildSchema(sdl),
      fetcher: createGraphiQLFetcher({
        url: "/graphql",
        fetch: (input, init) => fetch(input, { ...init, credentials: "omit" }),
      }),
      defaultQuery: DEFAULT_QUERY,
      initialHeaders: JSON.stringify({ Authorization: `Bearer ${key}` }, null, 2),
      defaultEditorToolsVisibility: "headers",
    },
    // No logo, because the page heading already shows the name.
    createElement(GraphiQL.Logo, null, ""),
  ),
);
