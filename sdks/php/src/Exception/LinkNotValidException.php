<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `link_not_valid`: see /errors/link_not_valid. */
final class LinkNotValidException extends ApiException
{
}
