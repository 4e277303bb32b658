import { useInfiniteQuery } from "@tanstack/react-query";
import { flattenPages } from "../../api/queries.ts";
import { useHasScope, useMe } from "../../api/session.ts";
import { type PaymentDetails, paymentDetailsByStatusQuery } from "../../payment-details/payment-details.ts";
import { expiringSetsQuery, type RequirementSet } from "../../requirements/requirement-sets.ts";
import { useToday } from "../../ui/index.ts";
import { strings } from "./strings.ts";

export interface DirectoryItem {
  id: string;
  tone: "warn" | "bad";
  title: string;
  detail?: undefined;
  href: string;
}

export function useDirectoryItems(): {
  items: DirectoryItem[];
  /** Number of payment details that only another person can confirm. */
  paymentsForOthers: number;
  isLoading: boolean;
} {
  const canRead = useHasScope()("custodians:read");
  const canConfirm = useHasScope()("rollovers:operate");
  const { memberId } = useMe();
  const today = useToday();
  const payments = useInfiniteQuery({ ...paymentDetailsByStatusQuery("unconfirmed"), enabled: canRead });
  const expiring = useInfiniteQuery({ ...expiringSetsQuery(today), enabled: canRead && today !== null });
  const details = flattenPages<PaymentDetails>(payments.data);
  const toConfirm = canConfirm ? details.filter(({ createdBy }) => createdBy.id !== memberId).length : 0;
  const sets = flattenPages<RequirementSet>(expiring.data);
  // `isUnconfirmed` means that the set has expired.
  const expired = sets.filter(({ isUnconfirmed }) => isUnconfirmed).length;
  const items: (DirectoryItem & { count: number })[] = [
    {
      id: "payment-details",
      tone: "warn",
      title: strings.paymentDetails(toConfirm),
      href: "/plans?tab=payments",
      count: toConfirm,
    },
    {
      id: "expired",
      tone: "bad",
      title: strings.requirementsExpired(expired),
      href: "/plans?tab=requirements",
      count: expired,
    },
    {
      id: "expiring",
      tone: "warn",
      title: strings.requirementsExpiring(sets.length - expired),
      href: "/plans?tab=requirements",
      count: sets.length - expired,
    },
  ];
  return {
    items: items.filter(({ count }) => count > 0),
    paymentsForOthers: details.length - toConfirm,
    isLoading: payments.isLoading || expiring.isLoading,
  };
}
