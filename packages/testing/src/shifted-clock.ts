/** Returns variables that shift a Node process's clock ahead. */
export function buildShiftedClockEnv(offsetMs: number): { NODE_OPTIONS: string } {
  const code = `const RealDate = Date;
    globalThis.Date = class Date extends RealDate {
      constructor(...args) { args.length > 0 ? super(...args) : super(RealDate.now() + ${offsetMs}); }
      static now() { return RealDate.now() + ${offsetMs}; }
    };`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` };
}
