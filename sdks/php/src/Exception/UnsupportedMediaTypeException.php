<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `unsupported_media_type`: Unsupported media type. */
final class UnsupportedMediaTypeException extends ApiException
{
}
