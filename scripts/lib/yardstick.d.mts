export function yardstick(options?: {
  /** Processor seconds of the work on a machine at its usual speed. */
  usual?: number;
}): { stop: () => Promise<number> };
