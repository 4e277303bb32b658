import type { ReactNode } from "react";
import { Tabs as AriaTabs, Tab, TabList, TabPanel, TabPanels } from "react-aria-components/Tabs";
import "./tabs.css";

interface TabItem {
  id: string;
  title: ReactNode;
  children: ReactNode;
}

/** Keep the selected tab in the URL so that users can share it. */
export function Tabs({
  label,
  tabs,
  selectedId,
  onChange,
}: {
  label: string;
  tabs: readonly TabItem[];
  selectedId?: string;
  onChange?: (id: string) => void;
}) {
  return (
    <AriaTabs
      className="tabs"
      {...(selectedId === undefined ? {} : { selectedKey: selectedId })}
      onSelectionChange={(key) => onChange?.(String(key))}
    >
      <TabList aria-label={label} className="tab-list">
        {tabs.map(({ id, title }) => (
          <Tab key={id} id={id} className="tab">
            {title}
          </Tab>
        ))}
      </TabList>
      <TabPanels>
        {tabs.map(({ id, children }) => (
          <TabPanel key={id} id={id} className="tab-panel">
            {children}
          </TabPanel>
        ))}
      </TabPanels>
    </AriaTabs>
  );
}
