<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `proof_required`: Proof of possession required. */
final class ProofRequiredException extends ApiException
{
}
