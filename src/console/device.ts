import { beatAlive, reportSoon } from './heartbeat.js';
import { newMachine, remember, workoutOf, type DeviceOptions } from './machine.js';
import { createPairing, type Pairing } from './pairing.js';
import type { Screen } from './screen.js';
import { refusalOf, shownOn } from './shown.js';

/** A console: what its buttons do, what it does by itself, and what its screen shows. */
export interface Device extends Omit<Pairing, 'poll'> {
  screen(): Promise<Screen>;
  /** What it does by itself, whenever it is due: polls, reports, renews. Called every second or so. */
  beat(): Promise<void>;
  startWorkout(): Promise<boolean>;
  endWorkout(): Promise<void>;
}

export function createDevice(options: DeviceOptions): Device {
  const machine = newMachine(options);
  const { store, now, known } = machine;
  const { poll, ...pairing } = createPairing(machine);
  return {
    ...pairing,
    screen: () => shownOn(machine),

    async beat() {
      const { life } = store.read();
      await (life ? beatAlive(machine, life.equipmentId) : poll());
    },

    async startWorkout() {
      if (workoutOf(machine) || !store.read().life || known.stopped || (await refusalOf(machine)) !== null)
        return false;
      const workouts = [...store.read().workouts, { id: crypto.randomUUID(), startedAt: now(), completedAt: null }];
      remember(machine, { workouts });
      reportSoon(machine);
      return true;
    },

    async endWorkout() {
      const workouts = store
        .read()
        .workouts.map(workout => (workout.completedAt === null ? { ...workout, completedAt: now() } : workout));
      remember(machine, { workouts });
      reportSoon(machine);
    },
  };
}
