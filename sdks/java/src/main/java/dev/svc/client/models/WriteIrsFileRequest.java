// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.models;

import com.fasterxml.jackson.databind.JsonNode;
import dev.svc.client.ApiObject;
import dev.svc.client.ObjectBuilder;
import java.util.List;
import java.util.Optional;

/** The body of {@code POST /v1/tax-filings/{id}/irs-file}. */
public final class WriteIrsFileRequest extends ApiObject {
  /** Creates an object from JSON. */
  public WriteIrsFileRequest(JsonNode json) {
    super(json);
  }

  /** The forms in the file. */
  public WriteIrsFileRequestContent content() {
    return required("content", enumeration(WriteIrsFileRequestContent::of));
  }

  /**
   * Marks a test file. In the test environment, files are always test files. Default in the live environment:
   * false.
   */
  public Optional<Boolean> isTest() {
    return optional("isTest", ApiObject::bool);
  }

  /** Returns {@code transmitter}. */
  public WriteIrsFileRequestTransmitter transmitter() {
    return required("transmitter", WriteIrsFileRequestTransmitter::new);
  }

  /** Returns {@code payer}. */
  public WriteIrsFileRequestPayer payer() {
    return required("payer", WriteIrsFileRequestPayer::new);
  }

  /**
   * States to which the IRS forwards the forms (Combined Federal/State Filing Program), as two-letter codes. The
   * payer needs the approval of the IRS. Each form goes to the state of box 15, or else of the recipient's
   * address. Default: none.
   */
  public Optional<List<String>> combinedFilingStates() {
    return optional("combinedFilingStates", list(ApiObject::text));
  }

  /** Recipients of the payer's forms. Recipients without a form in the file are ignored. */
  public List<WriteIrsFileRequestRecipient> recipients() {
    return required("recipients", list(WriteIrsFileRequestRecipient::new));
  }

  /** Returns a builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds {@link WriteIrsFileRequest}. */
  public static final class Builder extends ObjectBuilder<Builder> {
    private Builder() {}

    /** The forms in the file. Required. */
    public Builder content(WriteIrsFileRequestContent value) {
      return set("content", value);
    }

    /**
     * Marks a test file. In the test environment, files are always test files. Default in the live environment:
     * false.
     */
    public Builder isTest(boolean value) {
      return set("isTest", value);
    }

    /** Sets {@code transmitter}. Required. */
    public Builder transmitter(WriteIrsFileRequestTransmitter value) {
      return set("transmitter", value);
    }

    /** Sets {@code payer}. Required. */
    public Builder payer(WriteIrsFileRequestPayer value) {
      return set("payer", value);
    }

    /**
     * States to which the IRS forwards the forms (Combined Federal/State Filing Program), as two-letter codes.
     * The payer needs the approval of the IRS. Each form goes to the state of box 15, or else of the recipient's
     * address. Default: none.
     */
    public Builder combinedFilingStates(List<String> value) {
      return set("combinedFilingStates", value);
    }

    /** Recipients of the payer's forms. Recipients without a form in the file are ignored. Required. */
    public Builder recipients(List<WriteIrsFileRequestRecipient> value) {
      return set("recipients", value);
    }

    /** Returns the object. */
    public WriteIrsFileRequest build() {
      return new WriteIrsFileRequest(members());
    }
  }
}
