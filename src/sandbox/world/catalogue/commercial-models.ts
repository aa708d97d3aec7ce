/** Machines for gyms and plans for their seats, with what they cost: minor units of US dollars. */
export const commercialModels = [
  { kind: 'equipment', modelId: 'ex-9s-pro', name: 'EX-9s Pro bike', machine: 'bike', unitPrice: 249_900 },
  { kind: 'equipment', modelId: 'stride-9-pro', name: 'Stride-9 Pro treadmill', machine: 'run', unitPrice: 449_900 },
  { kind: 'equipment', modelId: 'row-9-pro', name: 'Row-9 Pro rower', machine: 'row', unitPrice: 279_900 },
  { kind: 'equipment', modelId: 'climb-9-pro', name: 'Climb-9 Pro climber', machine: 'climb', unitPrice: 519_900 },
  { kind: 'license', modelId: 'club', name: 'Club', machine: null, unitPrice: 39_900 },
  { kind: 'license', modelId: 'studio', name: 'Studio', machine: null, unitPrice: 59_900 },
] as const;
