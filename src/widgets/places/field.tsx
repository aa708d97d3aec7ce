import { Combobox } from '../../ui/forms/combobox/combobox.js';
import type { PlaceChoice, Places } from './model.js';

interface PlaceFieldProps {
  id?: string | undefined;
  /** It may stay empty. */
  isOptional?: boolean | undefined;
  /** Where it stands already, which is not chosen. */
  current?: { id: string; note: string } | undefined;
  label: string;
  helper: string;
  /** What is said where no location is found. */
  noneText: string;
  typed: string;
  error: string | undefined;
  places: Places;
  onSeek: (typed: string) => void;
  onChoose: (place: PlaceChoice) => void;
  onRetry: () => void;
}

/** One location of many, found by a part of its name. */
export function PlaceField({
  isOptional = false,
  noneText,
  typed,
  places,
  current,
  onSeek,
  onChoose,
  ...field
}: PlaceFieldProps) {
  const found = typeof places === 'string' ? [] : places;
  return (
    <Combobox
      {...field}
      name="place"
      required={!isOptional}
      value={typed}
      emptyText={noneText}
      onChange={onSeek}
      suggestions={
        typeof places === 'string'
          ? places
          : places.map(({ id, name, city }) => ({
              value: id,
              label: name,
              note: id === current?.id ? current.note : (city ?? undefined),
              disabled: id === current?.id,
            }))
      }
      onChoose={({ value }) => {
        const chosen = found.find(({ id }) => id === value);
        if (chosen) onChoose(chosen);
      }}
    />
  );
}
