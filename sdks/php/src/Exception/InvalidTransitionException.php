<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `invalid_transition`: Action not possible now. */
final class InvalidTransitionException extends ApiException
{
}
