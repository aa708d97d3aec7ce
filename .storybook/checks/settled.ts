const isUnderWay = ({ playState, effect }: Animation): boolean =>
  playState === 'running' && effect?.getComputedTiming().iterations !== Infinity;

/** Once what watches sizes and colours has answered and nothing fades any more. Storybook's own way waits a tenth of a second each time. */
export async function settled(): Promise<void> {
  for (let frame = 0; frame < 3; frame++) await new Promise(resolve => requestAnimationFrame(resolve));
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(isUnderWay)
      .map(({ finished }) => finished),
  );
}
