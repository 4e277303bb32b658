import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { getQuery } from "../../api/queries.ts";
import { Checkbox, Loaded, SearchField } from "../../ui/index.ts";
import { groupEventTypes, isSelected, toggleFilter } from "./event-filters.ts";
import { formStrings as strings } from "./strings.ts";
import "./webhooks.css";

export function TypeChecklist({
  chosen,
  onChange,
}: {
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}) {
  const types = useQuery({ ...getQuery("/v1/event-types"), staleTime: Number.POSITIVE_INFINITY });
  const [search, setSearch] = useState("");
  const checkboxProps = (filter: string, isCovered: boolean) => ({
    isSelected: isSelected(chosen, filter),
    isDisabled: isCovered,
    onChange: (isOn: boolean) => onChange(toggleFilter(chosen, filter, isOn)),
  });
  const isAll = chosen.includes("*");
  return (
    <fieldset className="stack stack-close type-group">
      <legend>
        {strings.types} <span className="soft">{isAll ? strings.all : strings.chosen(chosen.length)}</span>
      </legend>
      <SearchField label={strings.search} value={search} onChange={setSearch} />
      <div className="type-list">
        <Loaded query={types}>
          {({ data }) => {
            const kinds = groupEventTypes(data, search);
            return (
              <>
                {search === "" && (
                  <Checkbox {...checkboxProps("*", false)} hint={strings.allHint}>
                    {strings.all}
                  </Checkbox>
                )}
                {kinds.map(({ kind, types: ofKind }) => {
                  const all = `${kind}.*`;
                  return (
                    <fieldset key={kind} className="type-group" aria-label={kind}>
                      <Checkbox {...checkboxProps(all, isAll)}>
                        {strings.allOf(kind)} <code>{all}</code>
                      </Checkbox>
                      <div className="type-ones">
                        {ofKind.map(({ name, description }) => (
                          <Checkbox
                            key={name}
                            {...checkboxProps(name, isAll || chosen.includes(all))}
                            hint={description}
                          >
                            <code>{name}</code>
                          </Checkbox>
                        ))}
                      </div>
                    </fieldset>
                  );
                })}
                {kinds.length === 0 && <p className="soft">{strings.noMatches}</p>}
              </>
            );
          }}
        </Loaded>
      </div>
    </fieldset>
  );
}
