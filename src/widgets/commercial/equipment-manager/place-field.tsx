import { Combobox } from '../../../ui/forms/combobox/combobox.js';
import type { PlaceChoice, Places } from './places.js';

interface PlaceFieldProps {
  label: string;
  helper: string;
  /** What is said where no location is found. */
  noneText: string;
  typed: string;
  error: string | undefined;
  places: Places;
  /** Where it stands already, which is not chosen. */
  current?: { id: string; note: string } | undefined;
  onSeek: (typed: string) => void;
  onChoose: (place: PlaceChoice) => void;
  onRetry: () => void;
}

/** One location of many, found by a part of its name. */
export function PlaceField({
  label,
  helper,
  noneText,
  typed,
  error,
  places,
  current,
  onSeek,
  onChoose,
  onRetry,
}: PlaceFieldProps) {
  const isList = typeof places !== 'string';
  return (
    <Combobox
      label={label}
      helper={helper}
      name="place"
      required
      value={typed}
      error={error}
      emptyText={noneText}
      onChange={onSeek}
      onRetry={onRetry}
      suggestions={
        isList
          ? places.map(({ id, name, city }) => ({
              value: id,
              label: name,
              note: id === current?.id ? current.note : (city ?? undefined),
              disabled: id === current?.id,
            }))
          : places
      }
      onChoose={({ value }) => {
        const chosen = isList ? places.find(({ id }) => id === value) : undefined;
        if (chosen) onChoose(chosen);
      }}
    />
  );
}
