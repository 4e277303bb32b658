<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `not_acceptable`: No acceptable response type. */
final class NotAcceptableException extends ApiException
{
}
