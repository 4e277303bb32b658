/** Returns variables that shift a Node process's clock ahead. */
export function buildShiftedClockEnv(byMs: number): { NODE_OPTIONS: string } {
  const code = `const Right = Date;
    globalThis.Date = class Date extends Right {
      constructor(...given) { given.length > 0 ? super(...given) : super(Right.now() + ${byMs}); }
      static now() { return Right.now() + ${byMs}; }
    };`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` };
}
