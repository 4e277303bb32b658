<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Internal\Transport;
use Svc\Response;
use Svc\Types;

/**
 * Methods of `$client->taxReport`.
 *
 * @phpstan-import-type RolloversExportFormat from Types
 */
final class TaxReportResource
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Report Form 1099-R and Form 5498 data for a year.
     *
     * One line per form, rollover and distribution code. Lines with the status `open` belong to rollovers in
     * progress whose money was sent or received in the year. Money counts in the year it left or arrived, in the
     * organization's time zone. Use the report to reconcile with the custodians' filings. It is not a filing or tax
     * advice, and contains no personal data. Trustee-to-trustee transfers between IRAs are not reported on any form.
     * Lines of a year whose rules are not known yet have the warning `tax_year_unknown`. An organization can run up
     * to four exports and tax reports at once.
     *
     * Requires an `ak_` key with the scope `rollovers:read`.
     *
     * @param int $year The tax year.
     * @param RolloversExportFormat|null $format Response format. Overrides `Accept`.
     */
    public function export(
        int $year,
        ?string $format = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): Response {
        return $this->transport->raw(
            'GET',
            '/v1/tax-report',
            accept: 'application/x-ndjson, text/csv',
            query: ['year' => $year, 'format' => $format],
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Compare filed forms with the current forms.
     *
     * One line for each form that differs from the filing, for example because a receipt was voided or money was
     * returned. Each line has the original and corrected boxes. `method` tells how to correct the form, as in part H
     * of the IRS General Instructions for Certain Information Returns. Changes of the recipient's name are detected;
     * changes of the TIN are not, because the service does not store it: send the filed TIN with `POST
     * /v1/tax-filings/{id}/irs-file`. The export is not tax advice.
     *
     * Requires an `ak_` key with the scope `rollovers:read`.
     *
     * @param string $filingId The filing to compare with, usually the newest one of its year and form.
     * @param RolloversExportFormat|null $format Response format. Overrides `Accept`.
     */
    public function exportCorrections(
        string $filingId,
        ?string $format = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): Response {
        return $this->transport->raw(
            'GET',
            '/v1/tax-report/corrections',
            accept: 'application/x-ndjson, text/csv',
            query: ['filingId' => $filingId, 'format' => $format],
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Export the forms of a tax filing.
     *
     * Returns the lines as they were filed. The SHA-256 of all bytes equals `sha256` of the filing. Lines have no
     * personal data and no external IDs.
     *
     * Requires an `ak_` key with the scope `rollovers:read`.
     *
     * @param string $filingId The tax filing whose forms to export.
     */
    public function exportFiledForms(string $filingId, ?float $timeout = null, ?int $maxRetries = null): Response
    {
        return $this->transport->raw(
            'GET',
            '/v1/tax-report/filed',
            accept: 'application/x-ndjson',
            query: ['filingId' => $filingId],
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }
}
