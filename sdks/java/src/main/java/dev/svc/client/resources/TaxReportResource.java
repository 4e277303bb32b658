// Generated from apps/api/openapi.json by npm run generate.
package dev.svc.client.resources;

import dev.svc.client.ApiResponse;
import dev.svc.client.CallOptions;
import dev.svc.client.internal.Call;
import dev.svc.client.internal.Transport;
import dev.svc.client.models.TaxReportExportCorrectionsQuery;
import dev.svc.client.models.TaxReportExportFiledFormsQuery;
import dev.svc.client.models.TaxReportExportQuery;

/** Methods of {@code client.taxReport()}. */
public final class TaxReportResource {
  private final Transport transport;

  TaxReportResource(Transport transport) {
    this.transport = transport;
  }

  /**
   * Report Form 1099-R and Form 5498 data for a year.
   *
   * <p>One line per form, rollover and distribution code. Lines with the status {@code open} belong to rollovers
   * in progress whose money was sent or received in the year. Money counts in the year it left or arrived, in
   * the organization's time zone. Use the report to reconcile with the custodians' filings. It is not a filing
   * or tax advice, and contains no personal data. Trustee-to-trustee transfers between IRAs are not reported on
   * any form. Lines of a year whose rules are not known yet have the warning {@code tax_year_unknown}. An
   * organization can run up to four exports and tax reports at once.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:read}.
   */
  public ApiResponse export(TaxReportExportQuery query) {
    return export(query, CallOptions.DEFAULT);
  }

  /** See {@link #export(TaxReportExportQuery)}. */
  public ApiResponse export(TaxReportExportQuery query, CallOptions options) {
    return transport.raw(new Call("GET", "/v1/tax-report")
            .accept("application/x-ndjson, text/csv")
            .query(query)
            .options(options));
  }

  /**
   * Compare filed forms with the current forms.
   *
   * <p>One line for each form that differs from the filing, for example because a receipt was voided or money
   * was returned. Each line has the original and corrected boxes. {@code method} tells how to correct the form,
   * as in part H of the IRS General Instructions for Certain Information Returns. Changes of the recipient's
   * name are detected; changes of the TIN are not, because the service does not store it: send the filed TIN
   * with {@code POST /v1/tax-filings/{id}/irs-file}. The export is not tax advice.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:read}.
   */
  public ApiResponse exportCorrections(TaxReportExportCorrectionsQuery query) {
    return exportCorrections(query, CallOptions.DEFAULT);
  }

  /** See {@link #exportCorrections(TaxReportExportCorrectionsQuery)}. */
  public ApiResponse exportCorrections(TaxReportExportCorrectionsQuery query, CallOptions options) {
    return transport.raw(new Call("GET", "/v1/tax-report/corrections")
            .accept("application/x-ndjson, text/csv")
            .query(query)
            .options(options));
  }

  /**
   * Export the forms of a tax filing.
   *
   * <p>Returns the lines as they were filed. The SHA-256 of all bytes equals {@code sha256} of the filing. Lines
   * have no personal data and no external IDs.
   *
   * <p>Requires an {@code ak_} key with the scope {@code rollovers:read}.
   */
  public ApiResponse exportFiledForms(TaxReportExportFiledFormsQuery query) {
    return exportFiledForms(query, CallOptions.DEFAULT);
  }

  /** See {@link #exportFiledForms(TaxReportExportFiledFormsQuery)}. */
  public ApiResponse exportFiledForms(TaxReportExportFiledFormsQuery query, CallOptions options) {
    return transport.raw(new Call("GET", "/v1/tax-report/filed")
            .accept("application/x-ndjson")
            .query(query)
            .options(options));
  }
}
