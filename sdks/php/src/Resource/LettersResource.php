<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Resource;

use Svc\Internal\Transport;
use Svc\Response;
use Svc\Types;

/**
 * Methods of `$client->letters`.
 *
 * @phpstan-import-type Letter from Types
 * @phpstan-import-type LetterSignatureResult from Types
 * @phpstan-import-type LettersDownloadCopy from Types
 * @phpstan-import-type RecordLetterSignatureRequest from Types
 * @phpstan-import-type RequestLetterSignatureRequest from Types
 * @phpstan-import-type SignLetterRequest from Types
 */
final class LettersResource
{
    public function __construct(private readonly Transport $transport)
    {
    }

    /**
     * Retrieve a letter and verify its seal.
     *
     * Compares the letter, its PDF and its signature with their seals. `sealed` has the result.
     *
     * Requires an `ak_` key with the scope `rollovers:read`.
     *
     * @return Letter
     */
    public function get(string $id, ?float $timeout = null, ?int $maxRetries = null): array
    {
        return $this->transport->json(
            'GET',
            '/v1/letters/' . Transport::quote($id),
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Download the PDF of a letter.
     *
     * Returns the stored PDF as an attachment, always with the same bytes. Each download is audited. If the
     * connection closes before `Content-Length` bytes, the file is incomplete.
     *
     * Requires an `ak_` key with the scope `rollovers:reveal`.
     *
     * @param LettersDownloadCopy|null $copy `issued` for the letter as issued, `signed` for its signed copy. Default: "issued".
     */
    public function download(
        string $id,
        ?string $copy = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): Response {
        return $this->transport->raw(
            'GET',
            '/v1/letters/' . Transport::quote($id) . '/file',
            accept: 'application/pdf',
            query: ['copy' => $copy],
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Sign a letter with a typed signature.
     *
     * Stores a signed copy of the PDF with the evidence: the typed name and title, the time, the signer, the IP
     * address, and the SHA-256 digest of the PDF that was signed. A signed letter of acceptance becomes a document
     * of type `loa` of the rollover, as with `provide_documents`. Letters that the participant or the spouse signs
     * are refused. Each call counts as 20 requests.
     *
     * Requires an `ak_` key with the scope `rollovers:operate`.
     *
     * @param SignLetterRequest $body
     * @return Letter
     */
    public function sign(
        string $id,
        array $body,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/letters/' . Transport::quote($id) . '/sign',
            body: $body,
            idempotencyKey: $idempotencyKey,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Request a signature from an e-signature provider.
     *
     * Sends `rollover.letter_signature_requested` to the provider's webhook endpoint. The provider reads the letter,
     * and returns the result to `POST /v1/letters/{id}/signature-result`, signed with the endpoint's secret. A new
     * request replaces the earlier one. Letters that the participant or the spouse signs are refused.
     *
     * Requires an `ak_` key with the scope `rollovers:operate`.
     *
     * @param RequestLetterSignatureRequest $body
     * @return Letter
     */
    public function requestSignature(
        string $id,
        array $body,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/letters/' . Transport::quote($id) . '/signature-requests',
            body: $body,
            idempotencyKey: $idempotencyKey,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }

    /**
     * Record the result of an external signature.
     *
     * For e-signature providers, without an API key. The headers `webhook-id`, `webhook-timestamp` and
     * `webhook-signature` sign the body like a webhook of this service, with the secret of the webhook endpoint that
     * received the request. Messages older than five minutes are rejected. The same result can be sent again.
     * `signed` stores the evidence as the signed copy. A letter of acceptance also becomes a document of type `loa`.
     *
     * @param RecordLetterSignatureRequest $body
     * @return LetterSignatureResult
     */
    public function recordSignature(
        string $id,
        array $body,
        ?string $idempotencyKey = null,
        ?float $timeout = null,
        ?int $maxRetries = null,
    ): array {
        return $this->transport->json(
            'POST',
            '/v1/letters/' . Transport::quote($id) . '/signature-result',
            body: $body,
            idempotencyKey: $idempotencyKey,
            timeout: $timeout,
            maxRetries: $maxRetries,
        );
    }
}
