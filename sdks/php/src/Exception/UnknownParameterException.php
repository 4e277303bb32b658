<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `unknown_parameter`: Unknown query parameter. */
final class UnknownParameterException extends ApiException
{
}
