import "./workers.ts";
import "graphiql/style.css";
import { createGraphiQLFetcher } from "@graphiql/toolkit";
import { GraphiQL } from "graphiql";
import { buildSchema } from "graphql";
import { createElement } from "react";
import { createRoot } from "react-dom/client";

// GraphiQL beside the reference. It sends to this service alone, and no cookie goes along; headers, and so the key, are kept nowhere.

const QUERY = `query First {
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

const place = document.getElementById("graphiql");
if (!place) throw new Error("the page has no place for GraphiQL");
const { schema: schemaPath = "", demoKey } = place.dataset;

async function readKey(): Promise<string> {
  const answer = demoKey ? await fetch(demoKey, { credentials: "omit" }).catch(() => null) : null;
  if (!answer?.ok) return "YOUR_API_KEY";
  const { apiKey } = (await answer.json()) as { apiKey: string };
  return apiKey;
}

const [sdl, key] = await Promise.all([fetch(schemaPath).then((answer) => answer.text()), readKey()]);

createRoot(place).render(
  createElement(
    GraphiQL,
    {
      // The schema is that of the reference, so that there is help before a key is.
      schema: buildSchema(sdl),
      fetcher: createGraphiQLFetcher({
        url: "/graphql",
        fetch: (input, init) => fetch(input, { ...init, credentials: "omit" }),
      }),
      defaultQuery: QUERY,
      initialHeaders: JSON.stringify({ Authorization: `Bearer ${key}` }, null, 2),
      defaultEditorToolsVisibility: "headers",
    },
    // The page's heading is its name.
    createElement(GraphiQL.Logo, null, ""),
  ),
);
