import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { api, getBody } from "../../api/client.ts";
import { refetch } from "../../api/queries.ts";
import { useIdempotencyKey } from "../../api/use-idempotency-key.ts";
import { Button, DatePicker, Dialog, DialogActions, Form, Notice, Select, toast } from "../../ui/index.ts";
import { strings } from "./strings.ts";
import { FORMS, reportQuery, type TaxForm } from "./tax-report.ts";

interface RecordFilingProps {
  year: number;
  onClose: () => void;
  onRecorded: (id: string) => void;
}

export function RecordFiling({ year, onClose, onRecorded }: RecordFilingProps) {
  const [form, setForm] = useState<TaxForm>("1099-R");
  const [filedOn, setFiledOn] = useState<string | null>(null);
  const { data: lines = [] } = useQuery(reportQuery(year));
  const openCount = lines.filter((line) => line.form === form && line.status === "open").length;
  const getIdempotencyKey = useIdempotencyKey();
  const record = useMutation({
    mutationFn: (body: { year: number; form: TaxForm; filedOn?: string }) =>
      getBody(
        api.POST("/v1/tax-filings", {
          params: { header: { "Idempotency-Key": getIdempotencyKey(body) } },
          body,
        }),
      ),
    async onSuccess({ id }) {
      toast({ title: strings.recorded, tone: "good" });
      await refetch("/v1/tax-filings");
      onRecorded(id);
    },
  });
  return (
    <Dialog title={strings.recordFiling} isOpen onClose={onClose} role="alertdialog">
      <p className="soft">{strings.recordHint}</p>
      <Form
        label={strings.recordFiling}
        error={record.error}
        onSubmit={() => record.mutate({ year, form, ...(filedOn === null ? {} : { filedOn }) })}
      >
        <Select
          name="form"
          label={strings.form}
          options={FORMS.map((id) => ({ id, label: id }))}
          value={form}
          onChange={(next) => setForm(next as TaxForm)}
        />
        <DatePicker
          name="filedOn"
          label={strings.filedOn}
          hint={strings.filedOnHint}
          isOptional
          value={filedOn}
          onChange={setFiledOn}
        />
        {openCount > 0 && <Notice tone="warn" title={strings.stillOpen(openCount)} />}
        <DialogActions>
          <Button onPress={onClose}>{strings.cancel}</Button>
          <Button type="submit" variant="primary" isPending={record.isPending}>
            {strings.record}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
