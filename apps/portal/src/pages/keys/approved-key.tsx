import { useQuery } from "@tanstack/react-query";
import { getQuery } from "../../api/queries.ts";
import {
  Button,
  DefinitionList,
  DialogActions,
  ErrorNotice,
  formatEnumValue,
  Notice,
  QueryContent,
} from "../../ui/index.ts";
import type { KeyBody } from "./key-form.tsx";
import { strings } from "./strings.ts";

export function ApprovedKey({
  approvalId,
  onSubmit,
  onCancel,
  error,
  isPending,
}: {
  approvalId: string;
  onSubmit: (body: KeyBody) => void;
  onCancel: () => void;
  error: unknown;
  isPending: boolean;
}) {
  const query = useQuery(getQuery("/v1/approvals/{id}", { params: { path: { id: approvalId } } }));
  const labels = strings.approvedKey;
  return (
    <QueryContent query={query}>
      {({ action, isOwn, state, usedAt, params }) => {
        const canCreate = action === "create_live_key" && isOwn && state === "confirmed" && usedAt === null;
        if (!canCreate) return <Notice tone="warn" title={labels.cannotCreate} />;
        const items = Object.entries(params ?? {}).map(
          ([name, value]) => [formatEnumValue(name), formatValue(value)] as const,
        );
        return (
          <div className="stack">
            <p>{labels.text}</p>
            <DefinitionList items={items} />
            <ErrorNotice error={error} />
            <DialogActions>
              <Button onPress={onCancel}>{strings.form.cancel}</Button>
              <Button
                variant="primary"
                isPending={isPending}
                onPress={() => onSubmit(params as unknown as KeyBody)}
              >
                {labels.create}
              </Button>
            </DialogActions>
          </div>
        );
      }}
    </QueryContent>
  );
}

function formatValue(value: unknown): string {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return isObject ? JSON.stringify(value) : [value].flat().join(", ");
}
