<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `proof_invalid`: Proof of possession not valid. */
final class ProofInvalidException extends ApiException
{
}
