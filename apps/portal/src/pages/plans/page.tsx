import { useInfiniteQuery } from "@tanstack/react-query";
import { flattenPages } from "../../api/queries.ts";
import { useHasScope } from "../../api/session.ts";
import { type PaymentDetails, paymentDetailsByStatusQuery } from "../../payment-details/payment-details.ts";
import { expiringSetsQuery, type RequirementSet } from "../../requirements/requirement-sets.ts";
import { serializeAddress, useAddress } from "../../shell/address.ts";
import { Button, CopyAsCurl, PageHeader, Tabs, useToday } from "../../ui/index.ts";
import { NewPlan } from "./new-plan.tsx";
import { PaymentsTab } from "./payments-tab.tsx";
import { PlansTab } from "./plans-tab.tsx";
import { RequirementsTab } from "./requirements-tab.tsx";
import { strings } from "./strings.ts";
import "./plans.css";

const PLANS = "plans";

export function Page() {
  const canCreate = useHasScope()("rollovers:operate");
  const [address, setAddress] = useAddress();
  const { tab = PLANS, q = "" } = address;
  const today = useToday();
  const expiring = useInfiniteQuery({ ...expiringSetsQuery(today), enabled: today !== null });
  const unconfirmed = useInfiniteQuery(paymentDetailsByStatusQuery("unconfirmed"));
  const sets = flattenPages<RequirementSet>(expiring.data);
  const payments = flattenPages<PaymentDetails>(unconfirmed.data);
  const setOpen = (isOpen: boolean) => setAddress({ new: isOpen ? "1" : undefined }, { replace: true });
  return (
    <>
      <PageHeader
        title={strings.title}
        actions={
          <>
            <CopyAsCurl
              call={{ method: "GET", path: `/v1/plans${serializeAddress({ q: q.trim() || undefined })}` }}
            />
            {canCreate && (
              <Button variant="primary" onPress={() => setOpen(true)}>
                {strings.new}
              </Button>
            )}
          </>
        }
      >
        {strings.lead}
      </PageHeader>
      <Tabs
        label={strings.title}
        selectedId={tab}
        onChange={(next) =>
          setAddress({ tab: next === PLANS ? undefined : next, show: undefined, q: undefined })
        }
        tabs={[
          {
            id: PLANS,
            title: strings.plans,
            children: (
              <PlansTab sets={sets} payments={payments} onNew={canCreate ? () => setOpen(true) : null} />
            ),
          },
          {
            id: "requirements",
            title: strings.requirements(expiring.data ? sets.length : null),
            children: <RequirementsTab />,
          },
          {
            id: "payments",
            title: strings.payments(unconfirmed.data ? payments.length : null),
            children: <PaymentsTab />,
          },
        ]}
      />
      {address.new && canCreate && <NewPlan onClose={() => setOpen(false)} />}
    </>
  );
}
