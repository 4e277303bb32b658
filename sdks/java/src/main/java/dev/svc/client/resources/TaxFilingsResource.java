// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.resources;

import dev.svc.client.ApiResponse;
import dev.svc.client.CallOptions;
import dev.svc.client.PageList;
import dev.svc.client.WriteOptions;
import dev.svc.client.internal.Call;
import dev.svc.client.internal.Transport;
import dev.svc.client.models.RecordTaxFilingRequest;
import dev.svc.client.models.TaxFiling;
import dev.svc.client.models.TaxFilingsListQuery;
import dev.svc.client.models.WriteIrsFileRequest;

/** Methods of {@code client.taxFilings()}. */
public final class TaxFilingsResource {
  private final Transport transport;

  TaxFilingsResource(Transport transport) {
    this.transport = transport;
  }

  /**
   * List tax filings, newest first.
   *
   * <p>Each filing has a form, a tax year and a filing date.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:read}.
   */
  public PageList<TaxFiling> list() {
    return list(null, CallOptions.DEFAULT);
  }

  /** See {@link #list()}. */
  public PageList<TaxFiling> list(CallOptions options) {
    return list(null, options);
  }

  /** See {@link #list()}. */
  public PageList<TaxFiling> list(TaxFilingsListQuery query) {
    return list(query, CallOptions.DEFAULT);
  }

  /** See {@link #list()}. */
  public PageList<TaxFiling> list(TaxFilingsListQuery query, CallOptions options) {
    return new PageList<>(TaxFiling::new, cursor ->
        transport.json(new Call("GET", "/v1/tax-filings").query(query).cursor(cursor).options(options)));
  }

  /**
   * Record that a year's forms were filed.
   *
   * <p>Stores the tax report's current forms. A filing never changes. {@code GET /v1/tax-report/corrections}
   * compares it with the forms at any later time. Record another filing after you have filed corrections. Record
   * each form separately, because Forms 1099-R and 5498 are due on different dates. Nothing is sent to the IRS.
   * Each call counts as 20 requests.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:operate}.
   */
  public TaxFiling record(RecordTaxFilingRequest body) {
    return record(body, WriteOptions.DEFAULT);
  }

  /** See {@link #record(RecordTaxFilingRequest)}. */
  public TaxFiling record(RecordTaxFilingRequest body, WriteOptions options) {
    return new TaxFiling(transport.json(new Call("POST", "/v1/tax-filings").body(body).options(options)));
  }

  /**
   * Retrieve a tax filing.
   *
   * <p>Shows which forms were filed for which year, and who recorded the filing.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:read}.
   */
  public TaxFiling get(String id) {
    return get(id, CallOptions.DEFAULT);
  }

  /** See {@link #get(String)}. */
  public TaxFiling get(String id, CallOptions options) {
    return new TaxFiling(transport.json(new Call("GET", "/v1/tax-filings/" + Call.encode(id)).options(options)));
  }

  /**
   * Write a filing's forms for the IRS.
   *
   * <p>Returns one custodian's forms as a file in the format of IRS Publication 1220 (FIRE): records T, A, B, C
   * and F of 750 characters. The service does not store full TINs, so the request must include those of the
   * payer and the recipients. Neither the request nor the file is stored, and nothing is sent to the IRS.
   * Compare the layout with the newest Publication 1220, and send a test file to the IRS first. Form 5498 has
   * only the boxes about rollovers. The custodian that files the forms is responsible for them. Each file is
   * audited and counts as 20 requests.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:reveal}.
   */
  public ApiResponse writeIrsFile(String id, WriteIrsFileRequest body) {
    return writeIrsFile(id, body, WriteOptions.DEFAULT);
  }

  /** See {@link #writeIrsFile(String, WriteIrsFileRequest)}. */
  public ApiResponse writeIrsFile(String id, WriteIrsFileRequest body, WriteOptions options) {
    return transport.raw(new Call("POST", "/v1/tax-filings/" + Call.encode(id) + "/irs-file")
            .accept("text/plain")
            .body(body)
            .options(options));
  }
}
