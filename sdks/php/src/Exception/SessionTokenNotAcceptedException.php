<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `session_token_not_accepted`: Session tokens not accepted here. */
final class SessionTokenNotAcceptedException extends ApiException
{
}
