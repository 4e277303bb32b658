// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.resources;

import dev.svc.client.CallOptions;
import dev.svc.client.PageList;
import dev.svc.client.WriteOptions;
import dev.svc.client.internal.Call;
import dev.svc.client.internal.Transport;
import dev.svc.client.models.ConfirmPaymentDetailsRequest;
import dev.svc.client.models.PaymentDetails;
import dev.svc.client.models.PaymentDetailsGetQuery;
import dev.svc.client.models.PaymentDetailsInput;
import dev.svc.client.models.PaymentDetailsListQuery;
import dev.svc.client.models.RejectPaymentDetailsRequest;

/** Methods of {@code client.paymentDetails()}. */
public final class PaymentDetailsResource {
  private final Transport transport;

  PaymentDetailsResource(Transport transport) {
    this.transport = transport;
  }

  /**
   * List payment details, newest first.
   *
   * <p>Filter by custodian, plan or status. Instructions use only confirmed details.
   *
   * <p>Requires an {@code ak_} key with the scope {@code custodians:read}.
   */
  public PageList<PaymentDetails> list() {
    return list(null, CallOptions.DEFAULT);
  }

  /** See {@link #list()}. */
  public PageList<PaymentDetails> list(CallOptions options) {
    return list(null, options);
  }

  /** See {@link #list()}. */
  public PageList<PaymentDetails> list(PaymentDetailsListQuery query) {
    return list(query, CallOptions.DEFAULT);
  }

  /** See {@link #list()}. */
  public PageList<PaymentDetails> list(PaymentDetailsListQuery query, CallOptions options) {
    return new PageList<>(PaymentDetails::new, cursor ->
        transport.json(new Call("GET", "/v1/payment-details").query(query).cursor(cursor).options(options)));
  }

  /**
   * Add payee and bank details of a custodian or plan.
   *
   * <p>Instructions use the details only after another person calls the custodian or plan, at a number from
   * another source, and confirms them with {@code POST /v1/payment-details/{id}/confirm}.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:operate}.
   */
  public PaymentDetails create(PaymentDetailsInput body) {
    return create(body, WriteOptions.DEFAULT);
  }

  /** See {@link #create(PaymentDetailsInput)}. */
  public PaymentDetails create(PaymentDetailsInput body, WriteOptions options) {
    return new PaymentDetails(transport.json(new Call("POST", "/v1/payment-details").body(body).options(options)));
  }

  /**
   * Retrieve payment details.
   *
   * <p>Shows the bank details, who added them and who confirmed them.
   *
   * <p>Requires an {@code ak_} key with the scope {@code custodians:read}.
   */
  public PaymentDetails get(String id) {
    return get(id, null, CallOptions.DEFAULT);
  }

  /** See {@link #get(String)}. */
  public PaymentDetails get(String id, CallOptions options) {
    return get(id, null, options);
  }

  /** See {@link #get(String)}. */
  public PaymentDetails get(String id, PaymentDetailsGetQuery query) {
    return get(id, query, CallOptions.DEFAULT);
  }

  /** See {@link #get(String)}. */
  public PaymentDetails get(String id, PaymentDetailsGetQuery query, CallOptions options) {
    return new PaymentDetails(transport.json(new Call("GET", "/v1/payment-details/" + Call.encode(id))
            .query(query)
            .options(options)));
  }

  /**
   * Confirm payment details after a call-back.
   *
   * <p>Call the custodian or plan at a number that did not come with the details, and have the details read
   * back. Only a signed-in member who is not the author can confirm them. They replace earlier confirmed
   * details. Rollovers approved with other details need a new approval.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:operate}.
   */
  public PaymentDetails confirm(String id, ConfirmPaymentDetailsRequest body) {
    return confirm(id, body, WriteOptions.DEFAULT);
  }

  /** See {@link #confirm(String, ConfirmPaymentDetailsRequest)}. */
  public PaymentDetails confirm(String id, ConfirmPaymentDetailsRequest body, WriteOptions options) {
    return new PaymentDetails(transport.json(new Call("POST", "/v1/payment-details/" + Call.encode(id) + "/confirm")
            .body(body)
            .options(options)));
  }

  /**
   * Reject payment details.
   *
   * <p>Anyone who can operate rollovers can reject details, including their author, even after confirmation.
   * Instructions then use the directory's details.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:operate}.
   */
  public PaymentDetails reject(String id, RejectPaymentDetailsRequest body) {
    return reject(id, body, WriteOptions.DEFAULT);
  }

  /** See {@link #reject(String, RejectPaymentDetailsRequest)}. */
  public PaymentDetails reject(String id, RejectPaymentDetailsRequest body, WriteOptions options) {
    return new PaymentDetails(transport.json(new Call("POST", "/v1/payment-details/" + Call.encode(id) + "/reject")
            .body(body)
            .options(options)));
  }
}
