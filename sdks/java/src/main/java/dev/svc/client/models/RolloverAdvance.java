// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/** The state to reach, and the facts that its steps need. Facts that no step needs are rejected. */
public final class RolloverAdvance extends ApiObject {
  /** Creates an object from JSON. */
  public RolloverAdvance(JsonNode json) {
    super(json);
  }

  /** The state to reach. */
  public AdvanceTarget to() {
    return required("to", enumeration(AdvanceTarget::of));
  }

  /**
   * Reference to the participant's signed consent: the {@code consentId} from the widget, which is checked
   * against the rollover, or your own ID or name, which is not checked.
   */
  public Optional<String> consentReference() {
    return optional("consentReference", ApiObject::text);
  }

  /**
   * 1 to 20 documents by reference. You keep the files. To upload a file, use {@code POST
   * /v1/rollovers/{id}/documents}.
   */
  public Optional<List<DocumentInput>> documents() {
    return optional("documents", list(DocumentInput::new));
  }

  /**
   * Reason to continue without requested documents, up to 500 characters. Only in {@code awaiting_documents}. Do
   * not include personal data.
   */
  public Optional<String> waiverReason() {
    return optional("waiverReason", ApiObject::text);
  }

  /** Returns {@code distribution}. */
  public Optional<AdvanceDistributionInput> distribution() {
    return optional("distribution", AdvanceDistributionInput::new);
  }

  /** Up to 20 payments, in the order they left. */
  public Optional<List<ResidualTransferInput>> payments() {
    return optional("payments", list(ResidualTransferInput::new));
  }

  /** Up to 20 receipts, in the order they arrived. */
  public Optional<List<ResidualReceiptInput>> receipts() {
    return optional("receipts", list(ResidualReceiptInput::new));
  }

  /** Reason to accept amounts that differ, up to 500 characters. Do not include personal data. */
  public Optional<String> mismatchReason() {
    return optional("mismatchReason", ApiObject::text);
  }

  /**
   * Amount posted to the destination account. Must be the amount received, or {@code 0.00} if all of it arrived
   * in kind.
   */
  public Optional<BigDecimal> postedAmount() {
    return optional("postedAmount", ApiObject::decimal);
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link RolloverAdvance}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** The state to reach. Required. */
    public Builder to(AdvanceTarget value) {
      return set("to", value);
    }

    /**
     * Reference to the participant's signed consent: the {@code consentId} from the widget, which is checked
     * against the rollover, or your own ID or name, which is not checked.
     */
    public Builder consentReference(String value) {
      return set("consentReference", value);
    }

    /**
     * 1 to 20 documents by reference. You keep the files. To upload a file, use {@code POST
     * /v1/rollovers/{id}/documents}.
     */
    public Builder documents(List<DocumentInput> value) {
      return set("documents", value);
    }

    /**
     * Reason to continue without requested documents, up to 500 characters. Only in {@code awaiting_documents}.
     * Do not include personal data.
     */
    public Builder waiverReason(String value) {
      return set("waiverReason", value);
    }

    /** Sets {@code distribution}. */
    public Builder distribution(AdvanceDistributionInput value) {
      return set("distribution", value);
    }

    /** Up to 20 payments, in the order they left. */
    public Builder payments(List<ResidualTransferInput> value) {
      return set("payments", value);
    }

    /** Up to 20 receipts, in the order they arrived. */
    public Builder receipts(List<ResidualReceiptInput> value) {
      return set("receipts", value);
    }

    /** Reason to accept amounts that differ, up to 500 characters. Do not include personal data. */
    public Builder mismatchReason(String value) {
      return set("mismatchReason", value);
    }

    /**
     * Amount posted to the destination account. Must be the amount received, or {@code 0.00} if all of it
     * arrived in kind.
     */
    public Builder postedAmount(BigDecimal value) {
      return set("postedAmount", money(value));
    }

    /** Returns the object. */
    public RolloverAdvance build() {
      return new RolloverAdvance(members());
    }
  }
}
