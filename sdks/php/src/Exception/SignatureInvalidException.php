<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `signature_invalid`: Signature not valid. */
final class SignatureInvalidException extends ApiException
{
}
