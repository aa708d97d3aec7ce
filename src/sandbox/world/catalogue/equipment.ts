const bike = { modelId: 'connect-ex-8s', modelName: 'Connect EX-8s', modelKind: 'bike' } as const;
const rower = { modelId: 'row-s', modelName: 'Row-S', modelKind: 'row' } as const;
const treadmill = { modelId: 'stride-6', modelName: 'Stride-6', modelKind: 'run' } as const;
const climber = { modelId: 'stair-climber', modelName: 'Stair Climber', modelKind: 'climb' } as const;

/** Machines of every kind; with months to claim, claimed already, and without any. */
export const equipment = [
  { serialNumber: 'EX8S-2026-000101', ...bike, hasBundle: true },
  { serialNumber: 'ROWS-2026-000202', ...rower, hasBundle: true },
  { serialNumber: 'STR6-2026-000303', ...treadmill, hasBundle: true },
  { serialNumber: 'CLMB-2026-000404', ...climber, hasBundle: false },
  {
    serialNumber: 'EX8S-2025-000909',
    ...bike,
    hasBundle: true,
    bundleClaimedBy: 'usr_neighbour',
    bundleClaimedAt: 1_750_000_000,
  },
];
