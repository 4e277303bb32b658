import type { ReactNode } from "react";
import "./definition-list.css";

/** Renders pairs of a label and a value: `[["Created", <RelativeTime time={…} />], …]`. Skips false and null. */
export function DefinitionList({
  items,
}: {
  items: readonly (readonly [string, ReactNode] | false | null)[];
}) {
  return (
    <dl className="definition-list">
      {items.map(
        (item) =>
          item && (
            <div key={item[0]}>
              <dt>{item[0]}</dt>
              <dd>{item[1]}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
