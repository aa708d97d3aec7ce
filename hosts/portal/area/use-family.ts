import { familyNames, session, type FamilyNames } from '@echelon/membership/core';
import { useSyncExternalStore } from 'react';

const $names = familyNames(session());

/** The names in the family of a child's session; the bar over a child's account reads the same. */
export const useFamily = (): FamilyNames =>
  useSyncExternalStore(
    told => $names.listen(told),
    () => $names.get(),
  );
