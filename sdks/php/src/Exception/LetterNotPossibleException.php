<?php

// Generated from apps/api/openapi.json by npm run generate.

declare(strict_types=1);

namespace Svc\Exception;

/** `letter_not_possible`: Letter not possible now. */
final class LetterNotPossibleException extends ApiException
{
}
