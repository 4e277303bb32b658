import { browserClock } from "../../api/clock.ts";
import { useAddress } from "../../shell/address.ts";
import { CopyAsCurl, PageHeader, Select, Tabs, useToday } from "../../ui/index.ts";
import { FilingsView } from "./filings-view.tsx";
import { FormsView } from "./forms-view.tsx";
import { RulesView } from "./rules-view.tsx";
import { strings } from "./strings.ts";
import "./tax-year.css";

const YEARS_BACK = 4;

export function Page() {
  const [address, setAddress] = useAddress();
  const today = useToday();
  const thisYear = today === null ? new Date(browserClock()).getFullYear() : Number(today.slice(0, 4));
  const chosen = Number(address.year);
  const years = Array.from({ length: YEARS_BACK + 1 }, (_, index) => thisYear - index);
  const year = years.includes(chosen) ? chosen : thisYear;
  return (
    <>
      <PageHeader
        title={strings.title}
        actions={<CopyAsCurl call={{ method: "GET", path: `/v1/tax-report?year=${year}` }} />}
      >
        {strings.lead}
      </PageHeader>
      <div className="tax-year">
        <Select
          label={strings.year}
          options={years.map((one) => ({ id: String(one), label: String(one) }))}
          value={String(year)}
          onChange={(next) => setAddress({ year: next === String(thisYear) ? undefined : String(next) })}
        />
      </div>
      <Tabs
        label={strings.views}
        selectedId={address.tab ?? "forms"}
        onChange={(tab) => setAddress({ tab: tab === "forms" ? undefined : tab })}
        tabs={[
          { id: "forms", title: strings.forms, children: <FormsView key={year} year={year} /> },
          { id: "filings", title: strings.filings, children: <FilingsView key={year} year={year} /> },
          { id: "rules", title: strings.rules, children: <RulesView year={year} /> },
        ]}
      />
    </>
  );
}
