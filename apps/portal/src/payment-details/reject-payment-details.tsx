import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { api, getBody } from "../api/client.ts";
import { ProblemError } from "../api/problem.ts";
import { idParams } from "../api/queries.ts";
import { Button, Dialog, DialogActions, Form, TextField, toast } from "../ui/index.ts";
import { type PaymentDetails, refetchPaymentDetails } from "./payment-details.ts";
import { PaymentFacts } from "./payment-facts.tsx";
import { strings } from "./strings.ts";

export function RejectPaymentDetails({ details, onClose }: { details: PaymentDetails; onClose: () => void }) {
  const [reason, setReason] = useState("");
  const reject = useMutation({
    mutationFn: () =>
      getBody(api.POST("/v1/payment-details/{id}/reject", { ...idParams(details.id), body: { reason } })),
    // A teammate may have rejected or replaced the details first.
    onError: (error) => {
      if (error instanceof ProblemError && error.status === 409) void refetchPaymentDetails();
    },
    async onSuccess() {
      toast({ title: strings.rejected, tone: "good" });
      await refetchPaymentDetails();
      onClose();
    },
  });
  return (
    <Dialog title={strings.rejectTitle} isOpen onClose={onClose} role="alertdialog">
      <p className="soft">{strings.rejectHint}</p>
      <PaymentFacts details={details} />
      <Form label={strings.rejectTitle} error={reject.error} onSubmit={() => reject.mutate()}>
        <TextField
          name="reason"
          label={strings.rejectReason}
          isRequired
          rows={2}
          maxLength={500}
          value={reason}
          onChange={setReason}
        />
        <DialogActions>
          <Button onPress={onClose}>{strings.cancel}</Button>
          <Button type="submit" variant="danger" isPending={reject.isPending}>
            {strings.rejectNow}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
