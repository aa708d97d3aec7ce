import { Unstyled } from '@storybook/addon-docs/blocks';
import { useId, useRef, type ReactNode } from 'react';
import { Button } from '../../src/ui/actions/button/button.js';
import { arrowDown } from '../../src/ui/icon/shapes.js';
import { Root } from '../../src/ui/root/root.js';
import { code } from '../docs.css.js';
import { Cells, Table } from '../docs-parts.js';
import { Directory, Go, useContents, type Place } from './directory.js';
import {
  actions,
  begin,
  counts,
  heading,
  hero,
  intro,
  lead,
  over,
  page,
  point,
  pointTitle,
  section,
  stack,
  thirds,
  title,
} from './guide.css.js';
import { Samples } from './samples.js';

const readers = [
  [
    'Staff',
    'See the product at work without an account: what a member sees when a card is declined, when a trial ends, when the back end is down.',
    'Account overview',
  ],
  [
    'Partners',
    'Take a widget for your own page: one script tag and one element. Its page lists the attributes, events, parts and slots, and the toolbar shows it in your colours.',
    'Start',
  ],
  [
    'Engineers',
    'Put a screen together from pieces that are finished: each page says when to use a piece, when to take another, and how it is used from the keyboard.',
    'Button',
  ],
] as const;

const principles = [
  [
    'The number that matters is the largest',
    'A price, a date, a time: set like a scoreboard, in figures that line up. Everything else steps back.',
  ],
  [
    'One accent, one action',
    'Each view has one primary action, and the accent belongs to it. What can wait is quiet; what takes away says what.',
  ],
  [
    'Never by colour alone',
    'A state is an icon, a word and a tone. A reader who sees no red still reads "Payment overdue".',
  ],
  [
    'States are designed',
    'Loading has the shape of what comes, emptiness offers the next step, and an error stands beside its cause with the way out.',
  ],
  [
    'The place decides, not the window',
    'A piece fits itself to the room it is given, from 320 px on, in any page, in either direction of reading.',
  ],
  [
    'Still, unless you move it',
    'Nothing moves that a person did not cause, and nothing at all for those who have asked for that.',
  ],
] as const;

const tools = [
  ['Colour scheme', 'Light or dark, for the stories and for the handbook around them. Every story is checked in both.'],
  ['Brand', 'The colours, corners and type of a partner. All other colours are worked out from them.'],
  [
    'Language',
    'The words and the way of writing money and dates. The pseudo-language shows what was not translated and what is cut off.',
  ],
  ['Reading direction', 'Left to right, or right to left as in Arabic. Every story is checked in both.'],
  ['Width', 'The room that a page gives, down to 320 px. Widgets look at that, not at the window.'],
] as const;

const cards = [
  ['4242 4242 4242 4242', 'is good.'],
  ['4000 0000 0000 0002', 'is declined.'],
  ['4000 0025 0000 3155', 'makes the bank ask.'],
] as const;

/** The front page of the handbook. */
export function Guide() {
  const contents = useContents();
  const directory = useRef<HTMLDivElement>(null);
  return (
    <Unstyled>
      <Root>
        <div className={page}>
          <div className={stack}>
            <header className={hero}>
              <p className={over}>Echelon membership</p>
              <h1 className={title}>The widgets, and what they are made of</h1>
              <p className={lead}>
                The widgets and the portal of the Echelon membership at work, and the design system behind them: when to
                use a piece, when to take another, and how it behaves for everyone.
              </p>
              <div className={actions}>
                <Button
                  size="lg"
                  type="secondary"
                  icon={arrowDown}
                  iconPosition="end"
                  onClick={() => directory.current?.querySelector('input')?.focus()}
                >
                  Find a piece
                </Button>
              </div>
              {contents && (
                <p className={counts}>
                  {contents.places.length} pages, {contents.stories} stories. Each story is a test too: it is used as a
                  person would, and checked in light, in dark and right to left.
                </p>
              )}
            </header>

            <Part title="For whom">
              <Points
                of={readers.map(([name, text, first]) => [
                  name,
                  <>
                    {text} <Begin with={first} places={contents?.places} />
                  </>,
                ])}
              />
            </Part>

            <Part
              title="A look at it"
              about="Nothing here is a picture. Change the billing frequency, mend the address, then try the dark with the toolbar."
            >
              <Samples />
            </Part>

            <Part title="What it stands for">
              <Points of={principles} />
            </Part>

            <div ref={directory}>
              <Part title="All pieces">{contents && <Directory places={contents.places} />}</Part>
            </div>

            <Part title="The toolbar">
              <Table label="The toolbar" columns={['Switch', 'What it does']}>
                {tools.map(([name, text]) => (
                  <Cells key={name}>
                    {name}
                    {text}
                  </Cells>
                ))}
              </Table>
            </Part>

            <Part
              title="The sandbox"
              about="A widget's story runs the whole back end in this tab: a database in memory, in a named state, seeded again for every story. It can be used like the real thing, and forgets everything when you leave it. Only the stories that show a failure have a wire cut, on purpose."
            >
              <Table label="People and cards" columns={['To', 'Use']}>
                <Cells>
                  Sign in as a member
                  <span>
                    <code className={code}>member@echelon.test</code> with <code className={code}>Ride-2-gether</code>
                  </span>
                </Cells>
                <Cells>
                  Sign in as staff
                  <span>
                    <code className={code}>staff@echelon.test</code> with <code className={code}>Help-4-members</code>
                  </span>
                </Cells>
                <Cells>
                  Pay
                  <ul role="list">
                    {cards.map(([number, does]) => (
                      <li key={number}>
                        <code className={code}>{number}</code> {does}
                      </li>
                    ))}
                  </ul>
                </Cells>
                <Cells>
                  Fill in the rest of a card<span>Any date in the future and any security code will do.</span>
                </Cells>
              </Table>
            </Part>
          </div>
        </div>
      </Root>
    </Unstyled>
  );
}

function Part({ title: text, about, children }: { title: string; about?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={section} aria-labelledby={id}>
      <h2 className={heading} id={id}>
        {text}
      </h2>
      {about && <p className={intro}>{about}</p>}
      {children}
    </section>
  );
}

/** Where to begin, by the name of its page. */
function Begin({ with: name, places }: { with: string; places: readonly Place[] | undefined }) {
  const found = places?.find(place => place.name === name);
  return found ? (
    <span className={begin}>
      Begin with <Go to={found.id}>{name}</Go>.
    </span>
  ) : null;
}

function Points({ of }: { of: readonly (readonly [title: string, text: ReactNode])[] }) {
  return (
    <div className={thirds}>
      {of.map(([name, text]) => (
        <div key={name} className={point}>
          <h3 className={pointTitle}>{name}</h3>
          <p>{text}</p>
        </div>
      ))}
    </div>
  );
}
