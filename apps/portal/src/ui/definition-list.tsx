import type { ReactNode } from "react";
import "./definition-list.css";

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
