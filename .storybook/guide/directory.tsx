import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState, type MouseEvent } from 'react';
import { NAVIGATE_URL } from 'storybook/internal/core-events';
import * as v from 'valibot';
import { TextField } from '../../src/ui/forms/text-field/text-field.js';
import { columns, counts, finder, go, group, groupTitle, muted, place } from './guide.css.js';

const indexShape = v.object({
  entries: v.record(v.string(), v.object({ id: v.string(), title: v.string(), type: v.string() })),
});

export interface Place {
  readonly id: string;
  /** `Design system/Actions`, or the group's one name. */
  readonly group: string;
  readonly name: string;
}

export interface Contents {
  readonly places: readonly Place[];
  readonly stories: number;
}

/** What the handbook holds, as it knows itself: never a second list. */
async function readContents(): Promise<Contents> {
  const { entries } = v.parse(indexShape, await (await fetch('./index.json')).json());
  const all = Object.values(entries);
  const places = all
    .filter(({ type, title }) => type === 'docs' && title !== 'Guide')
    .map(({ id, title }) => {
      const names = title.split('/');
      return { id, group: names.slice(0, -1).join(': '), name: names.at(-1) ?? title };
    });
  return { places, stories: all.filter(({ type }) => type === 'story').length };
}

export function useContents(): Contents | undefined {
  const [contents, setContents] = useState<Contents>();
  useEffect(() => {
    let isGone = false;
    void readContents().then(found => !isGone && setContents(found));
    return () => {
      isGone = true;
    };
  }, []);
  return contents;
}

/** Every page of the handbook by its group, to be found by a part of its name. */
export function Directory({ places }: { places: readonly Place[] }) {
  const [words, setWords] = useState('');
  const wanted = words.trim().toLowerCase();
  const found = places.filter(({ name, group: of }) => `${of} ${name}`.toLowerCase().includes(wanted));
  const groups = [...new Set(found.map(({ group: name }) => name))];
  return (
    <>
      <div className={finder}>
        <TextField
          label="Find a piece"
          name="piece"
          type="search"
          placeholder="Button, price, date …"
          value={words}
          onChange={setWords}
        />
      </div>
      <p className={counts} role="status">
        {found.length === places.length
          ? `${places.length} pages in ${groups.length} groups`
          : `${found.length} of ${places.length} pages`}
      </p>
      <div className={columns}>
        {groups.map(name => {
          const within = found.filter(({ group: of }) => of === name);
          return (
            <div key={name} className={group}>
              <h3 className={groupTitle}>
                {name.replace('Design system: ', '')}
                <span className={muted}>{within.length}</span>
              </h3>
              <ul role="list">
                {within.map(({ id, name: text }) => (
                  <li key={id} className={place}>
                    <Go to={id}>{text}</Go>
                  </li>
                ))}
              </ul>
            </div>
          );
        })}
      </div>
    </>
  );
}

/** A link to another page of the handbook that does not reload the whole handbook. */
export function Go({ to, children }: { to: string; children: string }) {
  const { channel } = useContext(DocsContext);
  const path = `?path=/docs/${to}`;
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    channel.emit(NAVIGATE_URL, path);
  };
  return (
    <a className={go} href={`./${path}`} target="_top" onClick={follow}>
      {children}
    </a>
  );
}
